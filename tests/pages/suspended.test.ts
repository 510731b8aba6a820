import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayInWords } from '#server/texts/day-in-words.ts'
import { operateJson } from '../fixtures/operator.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { rawCall } from '../fixtures/raw-call.ts'

let portal: PortalServer
beforeAll(async () => {
  portal = await startPrepared()
})
afterAll(() => portal.remove())

const statusOf = async (path: string) => (await rawCall(portal.url, path)).status
const suspend = (slug: string) =>
  operateJson({ databaseUrl: null, dataDir: portal.dataDir }, ['organisations', 'suspend', slug])

it('PUB-10 there is no picture of who is suspended', async () => {
  const picture = '/previews/organization/kauri-point-honey.png'
  expect(await statusOf(picture)).toBe(200)
  await suspend('kauri-point-honey')
  expect(await statusOf(picture)).toBe(410)
})

it('PUB-8 a suspended profile is gone under every spelling of its address', async () => {
  const address = '/organization/old-harbor-security'
  // The router takes the second for the first.
  const spellings = [address, `/${address}`]
  for (const one of [...spellings, ...spellings]) expect(await statusOf(one), one).toBe(200)
  await suspend('old-harbor-security')
  for (const one of spellings) expect(await statusOf(one), one).toBe(410)
  for (const language of ['en', 'de'] as const) {
    const base = language === 'en' ? '' : `/${language}`
    const text = await (await fetch(portal.url + base + address)).text()
    expect(text).toContain(dayInWords(language, new Date().toISOString()))
  }
})
