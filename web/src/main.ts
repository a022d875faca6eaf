import '@fontsource/rye'
import '@fontsource-variable/bitter'
import '@fontsource-variable/source-sans-3'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { addressOf } from './lib/base'
import { addSharedIcons } from './lib/icons'
import { keepClient } from './lib/offline.svelte'

addSharedIcons()

// The page names its files relative to the address it was opened at, and browsers ask for the icon again at others.
const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
if (icon) icon.href = addressOf('/favicon.svg')

keepClient()
mount(App, { target: document.getElementById('app')! })
