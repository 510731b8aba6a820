import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Numbers } from '#src/contract/operate/numbers.ts'
import { operateJson } from '../fixtures/operator.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { ask } from './support/ask.ts'

const profile = '/organization/coolabah-office-supplies'
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'sec-fetch-mode': 'navigate',
  accept: 'text/html',
}

describe('a portal that is stopped', () => {
  let portal: PortalServer
  beforeAll(async () => {
    portal = await startPrepared()
  })
  afterAll(() => portal.remove())

  it('OPR-6 has counted the pages of profiles that people opened, made and kept ones alike', async () => {
    const open = async (path: string, more: Record<string, string> = {}) => {
      const { status } = await ask(portal.url + path, { ...browser, ...more })
      expect(status).toBe(200)
    }
    await open(profile)
    await open(profile, { referer: 'https://buyer.example/list' })
    await open(`/de${profile}`)
    await open(`${profile}/history`)
    await open('/benefits')
    await open(profile, { 'sec-purpose': 'prefetch' })
    await open(profile, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await open(profile, { referer: `${portal.url}/organisation?organisation=coolabah` })
    expect(await portal.stop()).toBe(0)
    const place = { databaseUrl: null, dataDir: portal.dataDir }
    const [numbers] = (await operateJson(place, ['numbers', '--days', '7'])) as [Numbers]
    expect(numbers.flows.views).toEqual([0, 0, 0, 0, 0, 0, 3])
  })
})
