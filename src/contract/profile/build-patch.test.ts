import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { profilePatch } from '../profile-patch.ts'
import { detailsFixture } from './details.fixture.ts'
import { buildPatch } from './build-patch.ts'
import { fieldsOf } from './fields-of.ts'
import type { ProfileFields } from './profile-fields.ts'

const base = () => fieldsOf(detailsFixture())
const patchOf = (change: Partial<ProfileFields>, otherMinorityId: string | null = null) =>
  buildPatch({ ...base(), ...change }, base(), otherMinorityId)

/** What a profile is before anything is filled in. */
const empty: ProfileFields = {
  ...base(),
  ...{ name: 'Wattle', description: '', website: '', address: null, secondaryAddresses: [] },
  identifiers: [{ rowId: 'first', typeId: '', identifier: '' }],
  ...{ businessRegistryCountry: '', companySize: null, productTags: [], locations: [] },
  ...{ credentials: [], attributes: [] },
}

describe('body of the PATCH', () => {
  it('PRF-13 has every field of the payload, older names included, where all was filled in', () => {
    const patch = buildPatch(base(), empty, null)
    expect(patch).toEqual({
      name: 'Wattle & Wool Pty Ltd',
      contacts: {
        address: 'Ballarat, Victoria, Australia',
        address_identifier: 'place-ballarat',
        secondaryAddresses: [{ address: 'Geelong', address_identifier: 'place-geelong' }],
      },
      description: 'Blankets from Ballarat.',
      website: 'wattle-wool.example',
      identifiers: [{ typeId: 'au-abn', identifier: '51824753556' }],
      identities: [{ identifierId: 'au-abn', typeId: 'au-abn', identifier: '51824753556' }],
      identifiersToDelete: [],
      country: 'AU',
      countryCode: 'AU',
      size: 'SMALL',
      attributes: ['family-owned'],
      ownerDemographic: ['family-owned'],
      attributesToAdd: ['family-owned'],
      attributesToDelete: [],
      credentials: ['iso-14001'],
      credentialsToAdd: ['iso-14001'],
      credentialsToDelete: [],
      categories: ['13.20'],
      categoriesToAdd: ['13.20'],
      categoriesToDelete: [],
      locations: ['AU', 'NZ'],
      serviceableLocation: ['AU', 'NZ'],
      locationsToAdd: ['AU', 'NZ'],
      locationsToDelete: [],
    })
    expect(v.safeParse(profilePatch, patch).success).toBe(true)
  })

  it('KEEP-1 has nothing of what was not changed', () => {
    expect(patchOf({})).toEqual({})
    expect(patchOf({ description: 'Rugs.' })).toEqual({ description: 'Rugs.' })
    expect(patchOf({ companySize: 'LARGE' })).toEqual({ size: 'LARGE' })
    const identifiers = [...base().identifiers, { rowId: 'new', typeId: '', identifier: '' }]
    expect(patchOf({ identifiers })).toEqual({})
  })

  it('KEEP-1 has of a list what was added and taken away, beside the whole of it', () => {
    expect(patchOf({ locations: ['NZ', 'FJ'] })).toEqual({
      locations: ['NZ', 'FJ'],
      serviceableLocation: ['NZ', 'FJ'],
      locationsToAdd: ['FJ'],
      locationsToDelete: ['AU'],
    })
    expect(patchOf({ credentials: [] })).toEqual({
      credentials: [],
      credentialsToAdd: [],
      credentialsToDelete: ['iso-14001'],
    })
  })

  it('LNG-3 KEEP-1 names the descriptions that changed, null for one that is gone', () => {
    const german = fieldsOf(detailsFixture({ descriptions: { de: 'Decken.', fr: 'Couvertures.' } }))
    const patch = buildPatch(
      { ...german, 'descriptions.de': ' \u200b', 'descriptions.ar': ' بطانيات. ' },
      german,
      null,
    )
    expect(patch).toEqual({ descriptions: { de: null, ar: 'بطانيات.' } })
    expect(v.safeParse(profilePatch, patch).success).toBe(true)
  })

  it('PRF-13 names registry types that were there before and are gone', () => {
    const identifiers = [{ rowId: 'new', typeId: 'au-acn', identifier: ' 004085616 ' }]
    const patch = patchOf({ identifiers })
    expect(patch.identifiersToDelete).toEqual(['au-abn'])
    expect(patch.identifiers).toEqual([{ typeId: 'au-acn', identifier: '004085616' }])
  })

  it("PRF-9 sends the text of 'Other minority' only while it is ticked", () => {
    const otherAttribute = 'Sámi'
    expect(patchOf({ otherAttribute }, 'other-minority')).toEqual({})
    const attributes = ['family-owned', 'other-minority']
    expect(patchOf({ otherAttribute, attributes }, 'other-minority')).toMatchObject({
      otherAttribute,
      attributesToAdd: ['other-minority'],
    })
    const stored = { ...base(), otherAttribute }
    expect(buildPatch({ ...stored, attributes }, stored, 'other-minority')).toMatchObject({
      otherAttribute,
    })
  })

  it('PRF-6 leaves out secondary addresses that nobody chose a place for', () => {
    const [geelong] = base().secondaryAddresses
    const cairns = { id: 'two', label: 'Cairns', value: 'place-cairns' }
    const secondaryAddresses = [...(geelong ? [geelong] : []), cairns]
    const patch = patchOf({
      secondaryAddresses: [...secondaryAddresses, { id: 'new', label: '', value: '' }],
    })
    expect(patch.contacts?.secondaryAddresses).toHaveLength(2)
  })

  it('PRF-6 leaves the stored secondary addresses alone while one is only typed', () => {
    const secondaryAddresses = [{ id: 's1', label: 'Geelong (unit 4)', value: '' }]
    expect(patchOf({ secondaryAddresses })).toEqual({})
    const address = { label: 'Perth', value: 'place-perth' }
    const patch = patchOf({ secondaryAddresses, address })
    expect(patch).toEqual({ contacts: { address: 'Perth', address_identifier: 'place-perth' } })
    expect(v.safeParse(profilePatch, patch).success).toBe(true)
  })

  it('PRF-6 sends no main address that is only typed', () => {
    expect(patchOf({ address: { label: 'Ballar', value: '' } })).toEqual({})
  })
})
