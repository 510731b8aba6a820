import { expect, it } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/endpoints.ts'
import { isLongEnough } from '#src/contract/is-long-enough.ts'
import type { Language } from '#src/i18n/languages.ts'
import { createNameSearch } from '#src/lib/name-search.ts'
import { allLanguagesEnv, asking } from '../fixtures/asking.ts'
import { send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { furnish } from '../fixtures/furnish.ts'
import { wharfRoad } from '../fixtures/profile.ts'

const { answerQuestionnaire, place, publicProfile, recommendCredentials, searchPlaces } = endpoints
const arabic = /\p{Script=Arabic}/u

contractSuite(
  'the catalogue in the language of its reader',
  (bench) => {
    const ask = async (name: EndpointName, call: object, language?: string) => {
      const answer = await send(bench.app.url, endpoints[name], {
        ...call,
        ...{ headers: language ? { 'accept-language': language } : {} },
      })
      return {
        text: await answer.text(),
        language: answer.headers.get('content-language'),
        vary: answer.headers.get('vary'),
        tag: answer.headers.get('etag'),
      }
    }

    it.each([
      ['credentials', {}, 'Europäische Kommission'],
      ['attributes', { query: { limit: '99' } }, 'Im Eigentum von Frauen'],
      ['products', {}, 'Herstellung von Textilien'],
      ['locations', {}, 'Australien'],
      ['countries', {}, 'Australien'],
      ['identifierTypes', { params: { id: 'AU' } }, 'Australische Unternehmensnummer (ABN)'],
      ['identifierTypes', { params: { id: 'au-abn' } }, 'Australische Unternehmensnummer (ABN)'],
      ['identifierTypeByType', { params: { type: 'au-abn' } }, 'Australische Unternehmensnummer'],
      ['questionnaire', { params: { id: 'human-rights' } }, 'Menschenrechte'],
    ] as const)('LNG-3 %s %j answers in German, Arabic and English', async (name, call, words) => {
      const german = await ask(name, call, 'de-AT, en;q=0.5')
      expect(german).toMatchObject({ language: 'de', text: expect.stringContaining(words) })
      const own = await ask(name, call, 'ar')
      expect(own).toMatchObject({ language: 'ar', text: expect.stringMatching(arabic) })
      const english = await ask(name, call)
      expect(english.language).toBe('en')
      expect(english.text).not.toContain(words)
      expect(english.text).not.toMatch(arabic)
      for (const { vary } of [german, own, english]) expect(vary).toContain('accept-language')
      expect(new Set([german.tag, own.tag, english.tag]).size).toBe(3)
      expect((await ask(name, call, 'fr, tlh')).text).toBe(english.text)
    })

    it('LNG-3 LNG-4 lists countries in the order of the language, and the same ones', async () => {
      const read = async (language?: Language) =>
        (await succeed(bench.app.url, endpoints.countries, asking(language))).results
      const [english, german, own] = [await read(), await read('de'), await read('ar')]
      const codes = (all: typeof english) => all.map(({ code }) => code).toSorted()
      expect(codes(german)).toEqual(codes(english))
      expect(codes(own)).toEqual(codes(english))
      expect(german.slice(0, 3).map(({ name }) => name)).toEqual([
        ...['Afghanistan', 'Ägypten', 'Ålandinseln'],
      ])
      const order = new Intl.Collator('ar')
      expect(own.map(({ name }) => name)).toEqual(
        own.map(({ name }) => name).toSorted((one, other) => order.compare(one, other)),
      )
    })

    it.each([
      ['de', 'mobel', '31.00'],
      ['de', 'grosshandel möbel', '46.47'],
      ['ar', 'الاثاث', '31.00'],
      ['ar', 'المنســوجات', '13'],
    ] as const)(
      'LNG-3 PRF-10 the list of a page in %s is searched by %s',
      async (language, query, id) => {
        const { results } = await succeed(bench.app.url, endpoints.products, asking(language))
        const search = createNameSearch(results, { isLongEnough, searchResults: 50 })
        expect(search(query).map((one) => one.id)).toContain(id)
      },
    )

    it('LNG-3 PRF-6 suggests addresses and looks places up in the language of the page', async () => {
      const { token } = await bench.person()
      const query = { address: '12 Wharf Road, Leichhardt, New South Wales' }
      const { data } = await succeed(bench.app.url, searchPlaces, {
        ...{ token, query },
        ...asking('de'),
      })
      expect(data[0]).toEqual({
        placeId: wharfRoad.address_identifier,
        address: '12 Wharf Road, Leichhardt, New South Wales, Australien',
      })
      const params = { id: wharfRoad.address_identifier }
      const looked = await succeed(bench.app.url, place, { token, params, ...asking('ar') })
      expect(looked.data.address).toBe('12 Wharf Road, Leichhardt, New South Wales, أستراليا')
      expect(looked.data.address_components).toContainEqual({
        ...{ long_name: 'أستراليا', short_name: 'AU', types: ['country'] },
      })
    })

    it('LNG-3 PTH-4 recommends the same in each language, in its words', async () => {
      const { token } = await bench.person()
      const recommend = async (language: Language, exclude: readonly string[]) => {
        const body = {
          ...{ size: ['SMALL'], categories: ['81.21', '13.10'], locations: ['AU'] },
          ...{ attributes: ['women-owned', 'social-enterprise'], exclude: [...exclude] },
        }
        return succeed(bench.app.url, recommendCredentials, { token, body, ...asking(language) })
      }
      const english = await recommend('en', ['Women-owned', 'Social enterprise', 'indigenous'])
      const own = ['Im Eigentum von Frauen', 'Sozialunternehmen', 'indigenous']
      const german = await recommend('de', own)
      const ids = ({ results }: typeof english) => results.map(({ id }) => id)
      expect(ids(german)).toEqual(ids(english))
      expect(german.totalCount).toBe(english.totalCount)
      // The page changed its language after the profile was read.
      expect(ids(await recommend('ar', own))).toEqual(ids(english))
      const first = german.results.find(({ id }) => id === 'weconnect-wbe')
      expect(first).toMatchObject({
        name: english.results.find(({ id }) => id === 'weconnect-wbe')?.name,
        reason: 'Bestätigt, dass Ihr Unternehmen im Eigentum von Frauen ist.',
        description: expect.stringContaining('Ziele für nachhaltige Entwicklung: 5'),
      })
      const { results } = await recommend('ar', [])
      for (const { reason, description } of results) {
        expect(reason).toMatch(arabic)
        expect(description).toMatch(arabic)
      }
    })

    it('LNG-3 MOD-3 asks and judges in the language of the page, with the same score and tag', async () => {
      await furnish(bench)
      const owner = await bench.person()
      const slug = await bench.organisation(owner)
      const id = 'carbon-footprint'
      const { data: asked } = await succeed(bench.app.url, endpoints.questionnaire, {
        params: { id },
      })
      const answers = Object.fromEntries(
        asked.questions.map((one) => [one.id, [one.options[0]?.id ?? '']]),
      )
      const answer = async (language: Language) =>
        (
          await succeed(bench.app.url, answerQuestionnaire, {
            ...{ token: owner.token, params: { slug, id }, body: { answers } },
            ...asking(language),
          })
        ).data
      const [english, german] = [await answer('en'), await answer('de')]
      expect(german.score).toBe(english.score)
      expect(german.tag).toBe('Modul CO₂-Fußabdruck')
      expect(english.tag).toBe('Carbon footprint module')
      const explained = ({ answers: all }: typeof english) => all.map((one) => one.explanation)
      expect(explained(german)).not.toEqual(explained(english))
      const { data } = await succeed(bench.app.url, publicProfile, {
        ...{ params: { slug } },
        ...asking('de'),
      })
      expect(data.tags).toEqual(german.earned ? [german.tag] : [])
      expect(german.earned).toBe(true)
    })
  },
  allLanguagesEnv,
)
