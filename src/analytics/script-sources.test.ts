import { expect, it } from 'vitest'
import { comesFrom } from './script-sources.ts'

it.each([
  ['https://tags.example/gtm.js', true],
  ['https://a.cdn.example/x.js', true],
  ['https://cdn.example/x.js', false],
  ['https://tags.example.evil.test/gtm.js', false],
  ['https://evilcdn.example/x.js', false],
  ['http://a.cdn.example/x.js', false],
  ['https://tags.example:8443/gtm.js', false],
  ['/assets/own.js', false],
  ['data:text/javascript,0', false],
])('SEC-1 a script of a tag manager from %s: %s', (url, may) => {
  expect(comesFrom(['https://tags.example', 'https://*.cdn.example'])(url)).toBe(may)
})
