import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveBrand } from '../fixtures/give-brand.ts'
import { startPortal, type PortalServer } from '../fixtures/portal-server.ts'
import { rawCall } from '../fixtures/raw-call.ts'

let portal: PortalServer
beforeAll(async () => {
  portal = await startPortal({ DEMO: 'off' })
  await giveBrand(portal)
})
afterAll(() => portal.remove())

it.each(['/', '/get-started', '/organization/acme', '/nowhere'])(
  'BRD-2 a host without a brand says at %s that there is nothing yet, and the operator what to do',
  async (path) => {
    const headers = { host: 'portal.example' }
    const { status, text, headers: given } = await rawCall(portal.url, path, { headers })
    expect(status).toBe(404)
    expect(given['cache-control']).toBe('no-store')
    expect(text).toContain('There is no portal at this address yet')
    expect(text).toContain('brands add &#39;My portal&#39; --host portal.example')
    expect(text).not.toContain('Supplier Engagement Portal')
  },
)

it('BRD-2 a host that the operator has given a brand shows the portal', async () => {
  const { status, text } = await rawCall(portal.url, '/')
  expect(status).toBe(200)
  expect(text).toContain('Acme Supplier Engagement Portal')
})

it('BRD-2 the host is text, whatever a caller makes of it', async () => {
  const headers = { host: 'x"onload=alert(1)' }
  const { text } = await rawCall(portal.url, '/', { headers })
  expect(text).not.toContain('"onload=')
})
