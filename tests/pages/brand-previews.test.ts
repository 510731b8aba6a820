import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { mailPreviewPath, previewPages, previewPath } from '#src/contract/operate/brand-preview.ts'
import { letterIds, variantsOf } from '#src/contract/operate/mails.ts'
import { languages } from '#src/i18n/languages.ts'
import { createStore, type Store } from '#server/store/create-store.ts'
import { type OpenDatabase, openDatabase } from '#server/store/database.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { rawCall } from '../fixtures/raw-call.ts'

let portal: PortalServer
let open: OpenDatabase
let store: Store
const by = { id: '', email: 'ed@portal.example' }
beforeAll(async () => {
  portal = await startPrepared({ LANGUAGES: languages.join(',') })
  open = await openDatabase({ databaseUrl: null, dataDir: portal.dataDir })
  store = createStore(open)
  const [user] = await open.db.selectFrom('users').select('id').limit(1).execute()
  by.id = user?.id ?? ''
  const title = { en: 'Secret spring campaign', de: 'Geheime Frühjahrskampagne' }
  const brand = { ...defaultBrand, id: 'begun', name: 'Begun', brandImages: {}, title }
  const state = { brand, hosts: ['begun.example'] }
  await store.brandStates.begin({ state, by, now: Date.now() })
})
afterAll(async () => {
  await open.close()
  await portal.remove()
})

const preview = async (now = Date.now()) =>
  `/operate/previews/${(await store.brandStates.openPreview('begun', null, now)).token}`
const show = (path: string) => rawCall(portal.url, path)

it.each(previewPages)('OPR-4 the page %s is shown with a draft, and does nothing', async (page) => {
  const { status, text, headers } = await show(previewPath(await preview(), 'en', page))
  expect(status).toBe(200)
  expect(text).toContain('Begun')
  expect(text).toContain('<style>')
  expect(text).not.toMatch(/<script|<iframe|modulepreload/)
  const targets = [...text.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, target]) => target)
  expect(new Set(targets)).toEqual(new Set(['#']))
  const policy = String(headers['content-security-policy'])
  for (const rule of ['sandbox allow-same-origin;', "default-src 'none'", "frame-ancestors 'self'"])
    expect(policy).toContain(rule)
  expect(policy).not.toContain('allow-scripts')
  expect(headers).toMatchObject({
    ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
    ...{ 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'no-referrer' },
  })
})

it('OPR-4 a preview follows the draft, in the language that is asked for, half typed as it may be', async () => {
  const address = await preview()
  const landing = async (language: 'en' | 'de') =>
    (await show(previewPath(address, language, 'landing'))).text
  expect(await landing('de')).toContain('Geheime Frühjahrskampagne')
  expect(await landing('de')).toContain('<html lang="de"')
  const was = defaultBrand.brandColors.primaryColor
  const path = '/brand/brandColors/primaryColor'
  const save = (from: string, value: string) =>
    store.brandStates.save({
      ...{ brandId: 'begun', changes: [{ path, was: from, value }], by, now: Date.now() },
    })
  await save(was, '#0a3d2c')
  expect(await landing('en')).toContain('--accent: #0a3d2c')
  await save('#0a3d2c', '#0a3')
  expect(await landing('en')).toContain(`--accent: ${was}`)
})

it('OPR-4 what is previewed is on no page of the portal, and a preview ends after an hour', async () => {
  const address = await preview()
  expect((await show(previewPath(address, 'en', 'landing'))).text).toContain('Secret spring')
  expect((await show('/')).text).not.toContain('Secret spring')
  const headers = { host: 'begun.example' }
  expect((await rawCall(portal.url, '/', { headers })).text).not.toContain('Secret spring')
  const old = await preview(Date.now() - 3_601_000)
  const missing = [
    previewPath(old, 'en', 'landing'),
    `${address}x/en/landing`,
    `${address}/fr/landing`,
    `${address}/en/organisation`,
  ]
  for (const path of missing) expect((await show(path)).status).toBe(404)
})

it.each(letterIds)(
  'OPR-5 the letter %s is shown with a draft, and does nothing',
  async (letter) => {
    const address = await preview()
    for (const variant of variantsOf(letter)) {
      const { status, text, headers } = await show(
        mailPreviewPath(address, { language: 'de', letter, variant }),
      )
      expect(status).toBe(200)
      expect(text).toContain('Begun')
      expect(text).not.toMatch(/<script|<iframe|<img/)
      const targets = [...text.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, target]) => target)
      expect(targets.every((target) => target === '#')).toBe(true)
      const policy = String(headers['content-security-policy'])
      for (const rule of ['sandbox', "default-src 'none'", "frame-ancestors 'self'"])
        expect(policy).toContain(rule)
      expect(policy).not.toContain('allow-scripts')
    }
  },
)

it.each([
  ['another form', 'claim', 'usual', 'en'],
  ['no letter', 'nothing', 'usual', 'en'],
  ['another language', 'claim', 'named', 'xx'],
])('OPR-5 there is no preview of %s', async (_what, letter, variant, language) => {
  const path = `${await preview()}/${language}/mails/${letter}/${variant}`
  expect((await show(path)).status).toBe(404)
  expect((await show(path.replace(/previews\/[^/]+/, 'previews/stale'))).status).toBe(404)
})
