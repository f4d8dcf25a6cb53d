/** All that a page needs to play without a server; loaded only where there is none. */
import { mount } from 'svelte'
import Engine from './Engine.svelte'
import { rewriteLinks } from './links'

export { call } from './wiring'

rewriteLinks(document.body)
mount(Engine, { target: document.body })
