import { expect, it } from 'vitest'
import type { Language } from '../i18n/languages.ts'
import { publicProfiles, reference } from '../storage/cache-tables.ts'
import { browser } from './testing/browser.ts'

const countries = '/api/countries'
const profile = '/api/public/organisation/detail/acme'
const offline = { status: 0, body: null }
const named = (name: string) => ({
  status: 200,
  body: { results: [{ code: 'DE', alpha3: 'DEU', name, numeric: '276' }] },
})

/** A device that has read the countries in English; `read` asks as a page of a language does. */
async function setUp() {
  const { answers, asked, clock, deviceIn, visit } = browser()
  const read = async (language: Language, options = {}) => {
    const data = visit({ device: deviceIn(language), ...options })
    return (await data.catalogue.countries())[0]?.name
  }
  answers[countries] = named('Germany')
  await read('en')
  await expect.poll(() => deviceIn('en').read(reference, 'countries')).not.toBeNull()
  return { answers, asked, clock, deviceIn, read, visit }
}

it('LNG-2 a list that was cached in another language is fetched anew, however young it is', async () => {
  const { answers, asked, deviceIn, read } = await setUp()
  const storedIn = (language: Language) => deviceIn(language).read(reference, 'countries')
  answers[countries] = named('Deutschland')
  expect(await read('de')).toBe('Deutschland')
  await expect.poll(() => storedIn('de')).toMatchObject({ isStale: undefined })
  expect(await read('de')).toBe('Deutschland')
  expect(asked).toHaveLength(2)
  answers[countries] = named('Germany')
  expect(await read('en')).toBe('Germany')
  expect(asked).toHaveLength(3)
})

it.each([
  ['is away', offline, {}],
  ['is in trouble', { status: 500, body: { message: 'No.' } }, {}],
  ['does not answer soon', named('Deutschland'), { patience: async () => {} }],
])(
  'LNG-2 OFF-3 it is shown in the other language where the server %s',
  async (_, answer, options) => {
    const { answers, read } = await setUp()
    answers[countries] = answer
    expect(await read('de', options)).toBe('Germany')
  },
)

it('LNG-2 what is prepared for the time without a network is prepared in the language of the page', async () => {
  const { answers, asked, deviceIn, visit } = await setUp()
  for (const path of ['user/organizations?status=ALL', 'credentials', 'attributes?limit=99']) {
    answers[`/api/${path}`] = { status: 200, body: { results: [] } }
  }
  answers[countries] = named('Deutschland')
  const data = visit({ device: deviceIn('de'), userId: () => 'u1', idle: async () => {} })
  await data.offline.prepareOffline()
  await expect.poll(() => asked.filter((url) => url === countries)).toHaveLength(2)
})

it('LNG-2 a profile in another language tells when it was read', async () => {
  const { answers, clock, deviceIn, visit } = browser()
  const read = (language: Language) =>
    visit({ device: deviceIn(language) }).profile.publicProfile('acme')
  answers[profile] = { status: 200, body: { data: { slug: 'acme', name: 'Acme' } } }
  await read('ar')
  await expect.poll(() => deviceIn('ar').read(publicProfiles, 'acme')).not.toBeNull()
  const { now } = clock
  clock.now += 60_000
  answers[profile] = offline
  expect(await read('de')).toMatchObject({ storedAt: now })
})
