import { afterAll, beforeAll, expect, it } from 'vitest'
import { operate } from '../fixtures/operator.ts'
import { startPortal, type PortalServer } from '../fixtures/portal-server.ts'
import { rawCall } from '../fixtures/raw-call.ts'

let portal: PortalServer
beforeAll(async () => {
  portal = await startPortal({ DEMO: 'off', PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => portal.remove())

/** The words of a command, of which some may stand in quotation marks. */
const wordsOf = (command: string) =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

it('ENG-2 the log of a portal without a brand ends with a command that leads to one', async () => {
  const headers = { host: 'shop.example' }
  await expect.poll(() => portal.said().at(-1)).toMatch(/^There is no brand yet/)
  const [, command = ''] = /npm run operator -- (.*)$/.exec(portal.said().at(-1) ?? '') ?? []
  expect(command).toContain('--host shop.example')
  expect(portal.said().at(-2)).toMatch(/console: npm run operator -- operators bootstrap$/)
  const before = await rawCall(portal.url, '/', { headers })
  expect([before.status, before.headers['retry-after']]).toEqual([503, '300'])
  expect(before.text).toContain('This portal is being set up')
  expect(before.text).not.toContain('brands add')
  // Whoever is to make the first brand in the console gets there.
  for (const path of ['/operate/welcome', '/auth/validate?option=login', '/de/auth/validate'])
    expect((await rawCall(portal.url, path, { headers })).status).toBe(200)

  const place = { databaseUrl: null, dataDir: portal.dataDir }
  expect(await operate(place, wordsOf(command))).toMatchObject({ code: 0, stderr: '' })
  const shown = () => rawCall(portal.url, '/', { headers })
  await expect.poll(async () => (await shown()).status, { timeout: 15_000 }).toBe(200)
  expect((await shown()).text).toContain('My portal Supplier Engagement Portal')

  await portal.stop()
  await portal.start()
  expect(portal.said().join('\n')).not.toContain('There is no brand yet')
})
