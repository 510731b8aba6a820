import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type PortalServer } from '../fixtures/portal-server.ts'
import { rawCall } from '../fixtures/raw-call.ts'

let portal: PortalServer
beforeAll(async () => {
  portal = await startPortal({ DEMO: 'off' })
})
afterAll(() => portal.remove())

it.each(['/', '/get-started', '/organization/acme', '/nowhere'])(
  'BRD-2 a host without a brand says at %s that there is nothing yet, and the operator what to do',
  async (path) => {
    const { host } = new URL(portal.url)
    const { status, text, headers } = await rawCall(portal.url, path)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain('There is no portal at this address yet')
    expect(text).toContain(`brands put brand.json --host ${host}`)
    expect(text).not.toContain('Supplier Engagement Portal')
  },
)

it('BRD-2 the host is text, whatever a caller makes of it', async () => {
  const headers = { host: 'x"onload=alert(1)' }
  const { text } = await rawCall(portal.url, '/', { headers })
  expect(text).not.toContain('"onload=')
})
