import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { isDirty } from '#src/contract/profile/changed-fields.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import { conflictingFields } from '#src/contract/profile/merge-profile.ts'
import type { Language } from '#src/i18n/languages.ts'
import { allLanguagesEnv, asking } from '../fixtures/asking.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { fullProfile, wharfRoad } from '../fixtures/profile.ts'

const {
  organisationDetails,
  publicProfile,
  searchOrganisations,
  searchPlaces,
  updateOrganisation,
} = endpoints

contractSuite(
  'profiles in the language of their reader',
  (bench) => {
    async function suggested(token: string, address: string, language: Language) {
      const call = { token, query: { address }, ...asking(language) }
      const [found] = (await succeed(bench.app.url, searchPlaces, call)).data
      return { address: found?.address ?? '', address_identifier: found?.placeId ?? '' }
    }

    /** Saves a whole profile as the page of a language does, with what the address search answers there. */
    async function saveIn(language: Language) {
      const owner = await bench.person()
      const slug = await bench.organisation(owner)
      const at = await suggested(
        owner.token,
        '12 Wharf Road, Leichhardt, New South Wales',
        language,
      )
      const other = await suggested(owner.token, 'Singapore', language)
      const profile = {
        ...{ ...fullProfile, attributes: ['women-owned', 'other-minority'] },
        ...{ ownerDemographic: ['women-owned', 'other-minority'], otherAttribute: 'Sorbs' },
        contacts: { ...at, secondaryAddresses: [other] },
      }
      const params = { slug }
      const call = { token: owner.token, params, body: profile, ...asking(language) }
      const { data } = await succeed(bench.app.url, updateOrganisation, call)
      return { owner, slug, data, at, other }
    }
    const read = async ({ owner, slug }: { owner: Person; slug: string }, language?: Language) =>
      (
        await succeed(bench.app.url, organisationDetails, {
          ...{ token: owner.token, params: { slug } },
          ...asking(language),
        })
      ).data
    async function stored(slug: string) {
      const { id = '' } = (await bench.app.store.organisations.find(slug)) ?? {}
      const record = await bench.app.store.organisations.read(id)
      if (!record) throw new Error('not stored')
      const { address, addressIdentifier, attributes, otherAttribute, productIds } = record
      const { countryCode, credentials, identifiers, locationIds, secondaryAddresses } = record
      return {
        ...{ address, addressIdentifier, attributes, otherAttribute, productIds },
        ...{ countryCode, identifiers, locationIds },
        credentials: credentials.map((one) => [one.credentialId, one.state]),
        secondaryAddresses: secondaryAddresses.map((one) => [one.address, one.addressIdentifier]),
      }
    }

    it.each(['de', 'ar'] as const)(
      'LNG-3 a profile that a page in %s saves is stored as one that an English page saves',
      async (language) => {
        const english = await saveIn('en')
        const other = await saveIn(language)
        expect(other.at.address).not.toBe(english.at.address)
        expect(other.other.address).not.toBe('Singapore')
        expect(await stored(other.slug)).toEqual(await stored(english.slug))
        const { contacts, ...details } = await read(other)
        expect(contacts.address).toBe(english.at.address)
        expect(details).toMatchObject({
          categories: english.data.categories,
          selfReportedAttributes: english.data.selfReportedAttributes,
          otherAttribute: 'Sorbs',
        })
      },
    )

    it('LNG-3 shows the details of an organisation in the language of whoever reads them', async () => {
      const saved = await saveIn('en')
      const german = await read(saved, 'de')
      expect(german).toMatchObject({
        categories: [{ id: '46.47' }, { id: '18.12', name: 'Sonstiges Drucken' }],
        contacts: {
          address: '12 Wharf Road, Leichhardt, New South Wales, Australien',
          secondaryAddresses: [{ address: 'Singapur' }],
        },
        identifiers: [{ type: { type: 'Australische Unternehmensnummer (ABN)' } }],
        locationsSummary: 'Leichhardt, New South Wales, Australien',
      })
      expect(german.selfReportedAttributes).toContainEqual({
        ...{ id: 'women-owned', name: 'Im Eigentum von Frauen' },
      })
    })

    it('LNG-3 OFF-6 the same profile in two languages differs in nothing, and is in conflict with nothing', async () => {
      const saved = await saveIn('en')
      const [german, own] = [await read(saved, 'de'), await read(saved, 'ar')].map(fieldsOf)
      if (!german || !own) throw new Error('not read')
      expect(isDirty(own, german)).toBe(false)
      const edited = { ...german, locations: ['DE'], description: 'Wolle.' }
      expect(conflictingFields(german, edited, own)).toEqual([])
    })

    it('LNG-3 PRF-6 an address of other words than those of the search stays as it was typed', async () => {
      const owner = await bench.person()
      const slug = await bench.organisation(owner)
      const body = { contacts: { ...wharfRoad, address: 'Wharf Road 12, hinten links' } }
      const call = { token: owner.token, params: { slug }, body, ...asking('de') }
      const { data } = await succeed(bench.app.url, updateOrganisation, call)
      expect(data.contacts.address).toBe('Wharf Road 12, hinten links')
      expect((await read({ owner, slug }, 'ar')).contacts.address).toBe(data.contacts.address)
    })

    it('LNG-2 PUB-1 answers a public profile in each language, though it is prepared once', async () => {
      const { slug } = await saveIn('de')
      const profile = async (language?: Language) => {
        const call = { params: { slug }, ...asking(language) }
        const answer = await send(bench.app.url, publicProfile, call)
        return { text: await answer.text(), vary: answer.headers.get('vary') }
      }
      for (const _ of ['prepared', 'again']) {
        expect((await profile('de')).text).toContain('"country":"Australien"')
        expect((await profile('ar')).text).toContain('"country":"أستراليا"')
        expect((await profile()).text).toContain('"country":"Australia"')
      }
      const { data } = await succeed(bench.app.url, publicProfile, {
        ...{ params: { slug } },
        ...asking('de'),
      })
      expect(data.serviceableLocations).toEqual([
        { name: 'New South Wales' },
        { name: 'Neuseeland' },
      ])
      expect((await profile('de')).vary).toBe('accept-language, accept-encoding')
    })

    it('LNG-3 says in the language of the page where an organisation that was searched is', async () => {
      const { owner } = await saveIn('en')
      const call = { token: owner.token, query: { keyword: 'wattle' } }
      const { results } = await succeed(bench.app.url, searchOrganisations, {
        ...call,
        ...asking('de'),
      })
      expect(results.map(({ location }) => location)).toContain(
        'Leichhardt, New South Wales, Australien',
      )
    })

    it('LNG-2 PRF-4 names the register of a wrong number in the language of the page', async () => {
      const owner = await bench.person()
      const slug = await bench.organisation(owner)
      const body = { identifiers: [{ typeId: 'au-abn', identifier: 'x' }] }
      const call = { token: owner.token, params: { slug }, body, ...asking('de') }
      expect(await refuse(bench.app.url, updateOrganisation, call)).toMatchObject({
        ...{ status: 422, reason: 'number-form' },
        params: { type: 'Australische Unternehmensnummer (ABN)' },
      })
    })
  },
  allLanguagesEnv,
)
