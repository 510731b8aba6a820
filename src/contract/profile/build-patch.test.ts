import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { profilePatch } from '../profile-patch.ts'
import { detailsFixture } from './details.fixture.ts'
import { buildPatch } from './build-patch.ts'
import { fieldsOf } from './fields-of.ts'

describe('body of the PATCH', () => {
  it('PRF-13 carries every field of the payload, older names included', () => {
    const fields = fieldsOf(detailsFixture())
    const patch = buildPatch(fields, fields, null)
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
      credentials: ['iso-14001'],
      categories: ['13.20'],
      locations: ['AU', 'NZ'],
      serviceableLocation: ['AU', 'NZ'],
    })
    expect(v.safeParse(profilePatch, patch).success).toBe(true)
  })

  it('PRF-13 does not ask to delete the row that an empty profile starts with', () => {
    const fields = fieldsOf(detailsFixture())
    const base = { ...fields, identifiers: [{ rowId: 'first', typeId: '', identifier: '' }] }
    expect(buildPatch(fields, base, null).identifiersToDelete).toEqual([])
  })

  it('PRF-13 names registry types that were there before and are gone', () => {
    const base = fieldsOf(detailsFixture())
    const fields = {
      ...base,
      identifiers: [{ rowId: 'new', typeId: 'au-acn', identifier: ' 004085616 ' }],
    }
    const patch = buildPatch(fields, base, null)
    expect(patch.identifiersToDelete).toEqual(['au-abn'])
    expect(patch.identifiers).toEqual([{ typeId: 'au-acn', identifier: '004085616' }])
  })

  it("PRF-9 sends the text of 'Other minority' only while it is ticked", () => {
    const fields = { ...fieldsOf(detailsFixture()), otherAttribute: 'Sámi' }
    expect(buildPatch(fields, fields, 'other-minority')).not.toHaveProperty('otherAttribute')
    const ticked = { ...fields, attributes: ['other-minority'] }
    expect(buildPatch(ticked, fields, 'other-minority').otherAttribute).toBe('Sámi')
  })

  it('PRF-6 leaves out secondary addresses that nobody chose a place for', () => {
    const fields = fieldsOf(detailsFixture())
    fields.secondaryAddresses.push({ id: 'new', label: '', value: '' })
    expect(buildPatch(fields, fields, null).contacts?.secondaryAddresses).toHaveLength(1)
  })

  it('PRF-6 leaves the stored secondary addresses alone while one is only typed', () => {
    const fields = fieldsOf(detailsFixture())
    fields.secondaryAddresses = [{ id: 's1', label: 'Geelong (unit 4)', value: '' }]
    const patch = buildPatch(fields, fieldsOf(detailsFixture()), null)
    expect(patch.contacts).toEqual({
      address: 'Ballarat, Victoria, Australia',
      address_identifier: 'place-ballarat',
    })
    expect(v.safeParse(profilePatch, patch).success).toBe(true)
  })

  it('PRF-6 sends no main address that is only typed', () => {
    const fields = { ...fieldsOf(detailsFixture()), address: { label: 'Ballar', value: '' } }
    expect(buildPatch(fields, fields, null)).not.toHaveProperty('contacts')
  })
})
