import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import type { Releases } from '../fixtures/widget-releases.ts'
import { ask } from './support/ask.ts'

describe('a portal that was killed', () => {
  let portal: PortalServer
  let before: Awaited<ReturnType<typeof read>>
  let meanwhile: unknown
  let after: typeof before

  async function read() {
    const brand = await ask(`${portal.url}/api/brand/localhost`)
    const list = await ask(`${portal.url}/widget/badge.json`)
    const { stable } = JSON.parse(list.text) as Releases
    const { headers } = await ask(portal.url + stable.url)
    return { brand: brand.text, key: stable.publicKey, signature: headers['signature'] }
  }

  beforeAll(async () => {
    portal = await startPrepared()
    before = await read()
    await portal.kill()
    meanwhile = await read().catch((error: unknown) => error)
    await portal.start()
    after = await read()
  })
  afterAll(() => portal.remove())

  it('API-6 is gone, and comes back at the same address with the same data', () => {
    expect(meanwhile).toMatchObject({ code: 'ECONNREFUSED' })
    expect(before.brand).toContain('"Credence"')
    expect(after.brand).toBe(before.brand)
  })

  it('WGT-6 signs the badge with the same key afterwards', () => {
    expect(before.key).toMatch(/^ed25519-[\w+/]{43}=$/)
    expect(before.signature).toMatch(/^signature=:/)
    expect(after).toMatchObject({ key: before.key, signature: before.signature })
  })
})
