import '@fontsource/rye'
import '@fontsource-variable/bitter'
import '@fontsource-variable/source-sans-3'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { addSharedIcons } from './lib/icons'

addSharedIcons()

mount(App, { target: document.getElementById('app')! })
