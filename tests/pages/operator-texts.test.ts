import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAffiliates, demoBrands } from '#server/demo/brands.ts'
import { demoContents } from '#server/demo/contents.ts'
import { fromDictionary } from '#server/demo/from-dictionary.ts'
import { demoModules } from '#server/demo/modules.ts'
import { demoOffers } from '#server/demo/offers.ts'
import { type OperatorText, textIn } from '#src/contract/operator-text.ts'
import { type Language, languages } from '#src/i18n/languages.ts'
import { operateJson } from '../fixtures/operator.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { rawCall } from '../fixtures/raw-call.ts'
import { readMarkup } from './support/markup.ts'

let portal: PortalServer
beforeAll(async () => {
  portal = await startPrepared({ LANGUAGES: languages.join(',') })
})
afterAll(() => portal.remove())

/** All that an operator has written in the demo data, and what stands for it in a host without a brand. */
const written: readonly (OperatorText | undefined)[] = [
  fromDictionary((t) => t('frame.portal')),
  ...demoBrands.flatMap(({ brand: { title, description, copy, footer } }) => [
    ...[title, description, copy.loginTitle, copy.loginSubtitle, ...footer.htmlColumns],
    ...footer.options.map((one) => one.label),
  ]),
  ...demoAffiliates.flatMap(({ affiliate }) => [affiliate.messageHeading, affiliate.messageCopy]),
  ...demoContents.flatMap(({ title, html }) => [title, html]),
  ...demoModules.flatMap(({ caption, title, tags }) => [caption, title, ...tags]),
  ...demoOffers.flatMap((one) => [one.title, one.description, one.tag, one.callToAction]),
]

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
/** The sentences of a text, without its markup. */
const sentencesIn = (language: Language, text: OperatorText | undefined) =>
  textIn(language, text ?? '')
    .split(/<[^>]*>/)
    .map(plain)
    // A word may be a part of another one.
    .filter((one) => one.includes(' '))
/** Names and addresses are the same in all languages. */
const isName = (sentence: string) =>
  written.some((text) => sentencesIn('de', text).some((one) => one.includes(sentence)))
const english = written
  .filter((text) => typeof text !== 'string')
  .flatMap((text) => sentencesIn('en', text))
  .filter((one) => !isName(one))

async function open(host: string, path: string) {
  const { port } = new URL(portal.url)
  const headers = { host: `${host}:${port}` }
  const { status, text } = await rawCall(portal.url, path, { headers })
  expect(status).toBe(200)
  // What the head and the data of the page say counts too.
  return { source: plain(text), page: readMarkup(text) }
}

const pages = [
  ['localhost', '/'],
  ['localhost', '/?aff=green-chamber'],
  ['localhost', '/get-started'],
  ['localhost', '/benefits'],
  ['localhost', '/login'],
  ['verdant.localhost', '/'],
  ['verdant.localhost', '/benefits'],
  ['verdant.localhost', '/login'],
  ['harbour.localhost', '/?aff=port-traders'],
  ['harbour.localhost', '/benefits'],
  ['other.localhost', '/'],
] as const

it.each(
  pages.flatMap(([host, path]) => (['de', 'ar'] as const).map((tag) => [tag, host, path] as const)),
)(
  'LNG-1 no English sentence of an operator is on the page in %s of %s%s',
  async (language, host, path) => {
    const { source } = await open(host, `/${language}${path}`)
    expect(english.length).toBeGreaterThan(60)
    expect(english.filter((sentence) => source.includes(sentence))).toEqual([])
  },
)

it.each(['de', 'ar'] as const)(
  'LNG-1 LND-6 LND-7 BRD-4 what operators write is on the pages in %s',
  async (language) => {
    const saying = async (
      host: string,
      path: string,
      texts: readonly (OperatorText | undefined)[],
    ) => {
      const { page } = await open(host, `/${language}${path}`)
      const said = plain(page.text)
      for (const sentence of texts.flatMap((text) => sentencesIn(language, text))) {
        expect(said).toContain(sentence)
      }
    }
    const [start] = demoContents
    await saying('localhost', '/get-started', [start?.title, start?.html])
    const offers = demoOffers.filter(({ brandId }) => !brandId || brandId === 'verdant')
    await saying(
      'verdant.localhost',
      '/benefits',
      offers.flatMap((one) => [one.title, one.description]),
    )
    const verdant = demoBrands.find(({ brand }) => brand.id === 'verdant')?.brand
    await saying('verdant.localhost', '/login', Object.values(verdant?.copy ?? {}))
    const harbour = demoBrands.find(({ brand }) => brand.id === 'harbour')?.brand
    const traders = demoAffiliates.find(({ brandId }) => brandId === 'harbour')?.affiliate
    await saying('harbour.localhost', '/?aff=port-traders', [
      ...[harbour?.title, ...(harbour?.footer.htmlColumns ?? [])],
      ...[traders?.messageHeading, traders?.messageCopy],
    ])
  },
)

it('LNG-1 BRD-8 the description of a brand is in the language of the page and of the manifest', async () => {
  const verdant = demoBrands.find(({ brand }) => brand.id === 'verdant')?.brand
  const german = textIn('de', verdant?.description ?? '')
  const { page } = await open('verdant.localhost', '/de/')
  const [described] = page.tagged('meta', { property: 'og:description' })
  expect(described?.attribute('content')).toBe(german)
  const host = `verdant.localhost:${new URL(portal.url).port}`
  const headers = { host, 'accept-language': 'de' }
  const manifest = await rawCall(portal.url, '/manifest.webmanifest', { headers })
  expect(JSON.parse(manifest.text)).toMatchObject({ description: german, lang: 'de' })
})

it('LNG-1 LNG-4 a text that is there in English only says so on a page in Arabic', async () => {
  const place = { databaseUrl: null, dataDir: portal.dataDir }
  const put = (what: string, data: object) =>
    operateJson(place, [what, 'put', '-'], JSON.stringify(data))
  await put('content', {
    key: 'get-started',
    brandId: 'harbour',
    title: { en: 'Begin at the quay', ar: 'ابدأ من الرصيف' },
    html: { en: '<p>Come to the quay.</p>', de: '<p>Kommen Sie an den Kai.</p>' },
  })
  const arabic = (await open('harbour.localhost', '/ar/get-started')).page.one('main')
  expect(arabic.headings(1)).toEqual(['ابدأ من الرصيف'])
  const [part, ...others] = arabic.tagged('div', { lang: 'en', dir: 'auto' })
  expect([part?.text, others]).toEqual(['Come to the quay.', []])
  const german = (await open('harbour.localhost', '/de/get-started')).page.one('main')
  expect(german.tagged('div', { lang: 'en' })).toEqual([])
  expect(german.text).toContain('Kommen Sie an den Kai.')
  await put('offers', {
    id: 'quay-paper',
    brandId: 'harbour',
    offerLabel: 'Quay Paper',
    title: { en: 'Paper', ar: 'ورق' },
    description: { en: 'Recycled, by the crate.' },
    category: 'office',
    iconCategories: [],
    callToAction: { en: 'Look' },
    callToActionLink: 'https://paper.example/',
  })
  const offers = (await open('harbour.localhost', '/ar/benefits')).page
  const card = offers.one('article', 'ورق')
  expect(card.tagged('p', { lang: 'en' }).map(({ text }) => text)).toEqual([
    'Recycled, by the crate.',
  ])
})
