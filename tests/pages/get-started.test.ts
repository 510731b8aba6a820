import { afterAll, beforeAll, expect, it } from 'vitest'
import { operateJson } from '../fixtures/operator.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { at, open } from './support/ask.ts'

it('LND-6 without script the page shows what the operator has written, and the ways in', async () => {
  const page = await open('/get-started')
  expect(page.title).toBe('Get started – Credence Supplier Engagement Portal')
  const main = page.one('main')
  expect(main.headings(1)).toEqual(['Your profile in five steps'])
  expect(main.headings(2)).toContain('4. Add what makes you different')
  expect(main.linkTo('Coolabah Office Supplies')).toBe('/organization/coolabah-office-supplies')
  expect(main.linkTo('Register for free')).toBe('/auth/validate?option=register')
  expect(main.linkTo('Log in')).toBe('/auth/validate?option=login')
})

it('LND-6 without script too it has a text of its own where the operator has written none', async () => {
  const main = (await open(`${at('harbour.localhost')}/get-started`)).one('main')
  const steps = main.all('listitem').filter((one) => one.headings(2).length > 0)
  expect(steps.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Find your business, or add it/),
    expect.stringMatching(/^Say who you are/),
    expect.stringMatching(/^List what you have earned/),
    expect.stringMatching(/^Add what you offer, and where/),
    expect.stringMatching(/^Share it/),
  ])
})

let own: PortalServer
beforeAll(async () => {
  own = await startPrepared()
})
afterAll(() => own.remove())

it('LND-6 BRD-6 what the operator writes is shown from then on, and only its harmless part', async () => {
  const address = `${own.at('verdant.localhost')}/get-started`
  expect((await open(address)).headings(2)).toContain('Say who you are')
  const html = '<h2>Plant a tree</h2><p onclick="alert(1)">Then</p><script>alert(1)</script>'
  const content = { key: 'get-started', brandId: 'verdant', title: 'Begin with a tree', html }
  const place = { databaseUrl: null, dataDir: own.dataDir }
  await operateJson(place, ['content', 'put', '-'], JSON.stringify(content))
  const page = await open(address)
  expect(page.headings(1)).toEqual(['Begin with a tree'])
  expect(page.headings(2)).toContain('Plant a tree')
  const [then] = page.one('main').saying('Then')
  expect(then?.attribute('onclick')).toBeNull()
  expect(page.one('main').tagged('script')).toEqual([])
})
