import { expect, it } from 'vitest'
import { rawCall } from '../fixtures/raw-call.ts'
import { portal } from './support/ask.ts'

const up = ['..', '%2e%2e', '.%2e', '..%2f..', '..%5c', '%252e%252e', '..\\..', '....//']

it.each(['/', '/assets/', '/brands/credence/', '/widget/', '/operate/document/data/', '/icons/'])(
  'SEC-4 nothing beside what is served can be had from %s',
  async (folder) => {
    for (const step of up) {
      for (const file of [
        'package.json',
        'server/main.ts',
        'server/entry-server.js',
        'program/main.js',
      ]) {
        for (const steps of [step, `${step}/${step}`, `${step}/${step}/${step}`]) {
          // Word for word: a browser, like `fetch`, takes `..` out of an address before it asks.
          const { status, text } = await rawCall(portal, `${folder}${steps}/${file}`)
          expect(status, `${folder}${steps}/${file}`).toBeGreaterThanOrEqual(300)
          expect(status, `${folder}${steps}/${file}`).toBeLessThan(500)
          expect(text).not.toMatch(/"dependencies"|enableCompileCache|renderToString/)
        }
      }
    }
  },
)
