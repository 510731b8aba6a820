import { afterAll, beforeAll, expect, it } from 'vitest'
import { verdant } from '#server/demo/brands/verdant.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { type CompiledMessages, createTexts } from '#src/i18n/texts.ts'
import { operate, operateJson } from '../fixtures/operator.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { rawCall } from '../fixtures/raw-call.ts'
import { readMarkup } from './support/markup.ts'

const title = 'Gute Lieferanten > gute "Worte" & <mehr'
const texts: OwnTexts = {
  de: {
    'landing.title': title,
    'members.left': 'Sie sind bei {organisation} nicht mehr dabei.',
    'invite.title': 'Lieferanten dazuholen',
    'manifest.shortcuts.pathways': 'Wege zum Wald',
    'mail.claim.action': 'Jetzt entscheiden',
  },
}

let portal: PortalServer
const put = (brand: object) =>
  operate(
    { databaseUrl: null, dataDir: portal.dataDir },
    ['brands', 'put', '-'],
    JSON.stringify(brand),
  )
beforeAll(async () => {
  portal = await startPrepared({ LANGUAGES: 'en,de,ar' })
  const { code, stderr } = await put({ ...verdant, texts })
  if (code !== 0) throw new Error(stderr)
})
afterAll(() => portal.remove())

async function ask(path: string, host = 'verdant.localhost', more = {}) {
  const headers = { host: `${host}:${new URL(portal.url).port}`, ...more }
  const answer = await rawCall(portal.url, path, { headers })
  expect(answer.status).toBe(200)
  return answer
}

async function open(path: string, host?: string) {
  const { text } = await ask(path, host)
  const page = readMarkup(text)
  const [seed] = page.tagged('script', { id: 'seed' })
  type Seed = { texts: CompiledMessages; textPart: string }
  return { page, ...(JSON.parse(seed?.source ?? '') as Seed) }
}

/** The module at an address, with what it imports in the place of the names. */
async function load(address: string) {
  const { text, headers } = await ask(address)
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  const [, from] = /^import \{ messages as all \} from "([^"]+)"$/m.exec(text) ?? []
  const source = text.replace(
    /^import .*$/m,
    'const all = { "landing.title": ["-"], "frame.x": ["x"] }',
  )
  const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    own: CompiledMessages
    messages?: CompiledMessages
  }
  return { ...module, from, caching: headers['cache-control'] }
}

it('OPR-4 a page is worded with the own texts of its brand, and hydrated with the very same', async () => {
  const { page, texts: seeded } = await open('/de/')
  expect(page.headings(1)).toEqual([title])
  const { t } = createTexts('de', seeded)
  expect(t('landing.title')).toBe(title)
  expect(page.source).toContain(t('landing.lead'))
})

it('OPR-4 other languages and other brands keep the words of the portal, and load nothing more', async () => {
  for (const [path, host] of [
    ['/de/', 'localhost'],
    ['/en/', 'verdant.localhost'],
  ] as const) {
    const { page, textPart } = await open(path, host)
    expect(page.headings(1)).not.toContain(title)
    expect(textPart).toMatch(/^\/assets\//)
  }
})

it('OPR-4 what a page loads later has the own texts too, for as long as they are the same', async () => {
  const { textPart } = await open('/de/')
  expect(textPart).toMatch(/^\/brands\/texts-de\.js\?v=/)
  const { own, messages, from, caching } = await load(textPart)
  expect(from).toMatch(/^\/assets\//)
  await ask(from ?? '')
  expect(caching).toContain('immutable')
  expect(createTexts('de', own).t('members.left', { organisation: 'Elbe' })).toBe(
    'Sie sind bei Elbe nicht mehr dabei.',
  )
  expect(Object.keys(own).toSorted()).toEqual(['invite.title', 'landing.title', 'members.left'])
  expect(messages).toEqual({ 'frame.x': ['x'], ...own })
  expect((await load('/brands/texts-de.js?v=of-before')).caching).toBe('no-cache')
  const alone = await load('/brands/texts-de.js')
  expect([alone.own, alone.from]).toEqual([own, undefined])
  expect((await load('/brands/texts-ar.js')).own).toEqual({})
})

it('OPR-4 the manifest of a brand has its own texts, and its answers of the API do not carry them', async () => {
  const german = { 'accept-language': 'de' }
  const manifest = await ask('/manifest.webmanifest', undefined, german)
  expect(manifest.text).toContain('Wege zum Wald')
  const theme = await ask('/api/brand/verdant.localhost', undefined, german)
  expect(JSON.parse(theme.text)).not.toHaveProperty('texts')
})

it('OPR-4 the command line prints own texts, and names each that cannot be shown', async () => {
  const place = { databaseUrl: null, dataDir: portal.dataDir }
  expect(await operateJson(place, ['brands', 'show', 'verdant'])).toMatchObject({ texts })
  const wrong = {
    fr: { 'landing.title': 'Bonjour' },
    de: { 'landing.nothing': 'Nichts', 'identity.logIn': 'Hier anmelden', 'members.left': 'Weg' },
  }
  const { code, stderr } = await put({ ...verdant, texts: wrong })
  expect(code).not.toBe(0)
  expect(stderr.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      'texts.fr: is no language of the portal.',
      'texts.de.landing.nothing: is no text of the portal.',
      'texts.de.identity.logIn: is the same under every brand.',
      'texts.de.members.left: lacks {organisation}.',
    ]),
  )
  expect((await open('/de/')).page.headings(1)).toEqual([title])
})
