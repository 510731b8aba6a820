import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainSnippet, widgetSnippet } from '#src/contract/badge-snippet.ts'
import { badgeFor } from '#src/brand/badge-for.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { english } from '#src/i18n/testing/english.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { refuseClaims } from '../fixtures/mail-claims.ts'
import { mailsIn } from '../fixtures/mails.ts'
import { operateJson } from '../fixtures/operator.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { rawCall } from '../fixtures/raw-call.ts'

const supplier = { name: 'Bidgee Linen Hire', slug: 'bidgee-linen-hire' }
const profile = `/organization/${supplier.slug}`

let portal: PortalServer
/** A portal on which the only verified credential of a supplier has been taken away; one is pending. */
beforeAll(async () => {
  portal = await startPrepared()
  if (!/verified/i.test(await read(profile))) throw new Error('The words are looked for elsewhere.')
  const operator = { databaseUrl: null, dataDir: portal.dataDir }
  const why = ['--reason', 'It was another company’s.']
  await operateJson(operator, ['credentials', 'refuse', supplier.slug, 'iso-14001', ...why])
})
afterAll(() => portal.remove())

/** What is said at an address, without the dictionary with which a page says other things of others. */
async function read(path: string): Promise<string> {
  const { status, text } = await rawCall(portal.url, path)
  if (status !== 200) throw new Error(`${path} answers ${status}.`)
  return text.replace(/,"texts":\{[^]*?\}(?=\}<\/script>)/, '')
}

it.each([
  ['page, its previews and its structured data', profile],
  ['public answer', `/api/public/organisation/detail/${supplier.slug}`],
  ['picture of the badge', `/api/badge/green?organisation=${supplier.slug}`],
  ['picture of a badge that names no supplier', '/api/badge/green'],
])('KEEP-2 the %s of a supplier says nothing of verified credentials', async (_what, path) => {
  // The answer says in this field how many there are; its name is no claim.
  const text = (await read(path)).replace('"verifiedCredentials":0', '')
  expect(text).toContain(path === '/api/badge/green' ? 'ustainability profile' : supplier.name)
  expect(text).not.toMatch(/verified|certified sustain/i)
})

it('KEEP-2 nor does the code that a supplier pastes on a website, whatever becomes of it', () => {
  const environment = { apiBaseUrl: '/api', apiPaths: {} }
  const place = { brand: defaultBrand, environment, origin: portal.url }
  const badge = badgeFor(english, supplier, 'green', place)
  for (const code of [plainSnippet(badge), widgetSnippet(badge)]) {
    expect(code).not.toMatch(/verified/i)
    expect(code).toContain(`organisation=${supplier.slug}`)
  }
})

it('KEEP-2 nor do the mails of a portal, which say only what could not be verified', async () => {
  const operator = { databaseUrl: null, dataDir: portal.dataDir }
  const pending = ['northwind-packaging', 'eco-choice-aotearoa']
  await operateJson(operator, ['credentials', 'refuse', ...pending, '--reason', 'It has run out.'])
  const subjects = async () =>
    (await mailsIn(portal.dataDir, demoAccount.email)).map(({ subject }) => subject)
  // The portal sends it, not the command.
  await expect.poll(subjects).toEqual([expect.stringContaining('could not be verified')])
  const claim = { subject: 'Welcome', text: 'Northwind is a verified supplier.' }
  expect(() => refuseClaims(claim)).toThrow('Northwind is a verified supplier.')
})
