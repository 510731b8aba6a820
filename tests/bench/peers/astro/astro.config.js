import node from '@astrojs/node'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'server',
  // Its own server does not compress, so that one is put around it: see serve.js.
  adapter: node({ mode: 'middleware' }),
})
