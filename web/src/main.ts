import '@fontsource/rye'
import '@fontsource-variable/bitter'
import '@fontsource-variable/source-sans-3'
import './app.css'
import sheet from 'virtual:icons'
import { mount } from 'svelte'
import App from './App.svelte'

const symbols = document.createElement('div')
symbols.className = 'hidden'
symbols.setAttribute('aria-hidden', 'true')
symbols.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">${sheet}</svg>`
document.body.prepend(symbols)

mount(App, { target: document.getElementById('app')! })
