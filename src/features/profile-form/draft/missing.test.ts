import { describe, expect, it } from 'vitest'
import { t } from '#src/i18n/testing/english.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import { canSave, missingFields } from './missing.ts'

const filled = (change: Partial<ProfileFields> = {}) => ({
  ...fieldsOf(detailsFixture()),
  ...change,
})
const row = (rowId: string, typeId: string, identifier: string) => ({ rowId, typeId, identifier })

describe('what Save needs', () => {
  it('PRF-2 allows saving once every mandatory field is there', () => {
    expect(missingFields(t, filled())).toEqual([])
    expect(canSave(t, filled())).toBe(true)
  })

  it.each<[string, Partial<ProfileFields>, string]>([
    ['a description of blanks', { description: ' \n\t' }, 'profile-description'],
    ['no name', { name: '  ' }, 'profile-name'],
    ['no website', { website: '' }, 'profile-website'],
    ['no main address', { address: null }, 'profile-address'],
    [
      'a main address that is only typed',
      { address: { label: 'Ballar', value: '' } },
      'profile-address',
    ],
    ['no company size', { companySize: null }, 'profile-company-size'],
    ['no business number', { identifiers: [] }, 'profile-identifiers'],
    [
      'an empty business number',
      { identifiers: [row('r1', 'au-abn', ' ')] },
      'profile-identifiers-r1',
    ],
  ])('PRF-2 refuses %s and names the field', (_, change, key) => {
    expect(canSave(t, filled(change))).toBe(false)
    expect(missingFields(t, filled(change)).map((one) => one.key)).toEqual([key])
  })

  it('PRF-2 refuses two business numbers of one registry, and names both', () => {
    const identifiers = [row('a', 'au-abn', '1'), row('b', 'au-abn', '2'), row('c', 'au-acn', '3')]
    expect(missingFields(t, filled({ identifiers }))).toEqual([
      {
        key: 'profile-identifiers-a',
        text: 'Error: Only one business number per registry may be added',
      },
      {
        key: 'profile-identifiers-b',
        text: 'Error: Only one business number per registry may be added',
      },
    ])
  })

  it('PRF-2 lists what is missing in the order of the form', () => {
    const nothing = filled({
      name: '',
      website: '',
      address: null,
      identifiers: [],
      description: '',
      companySize: null,
    })
    expect(missingFields(t, nothing).map((one) => one.key)).toEqual([
      'profile-name',
      'profile-website',
      'profile-address',
      'profile-identifiers',
      'profile-description',
      'profile-company-size',
    ])
  })

  it('PRF-2 begins with one empty row where there is no business number', () => {
    const empty = fieldsOf(detailsFixture({ identifiers: [] }))
    expect(empty.identifiers).toEqual([row('first', '', '')])
    expect(canSave(t, empty)).toBe(false)
  })

  it('PRF-2 does not ask for credentials, attributes, products or locations', () => {
    expect(
      canSave(t, filled({ credentials: [], attributes: [], productTags: [], locations: [] })),
    ).toBe(true)
  })
})
