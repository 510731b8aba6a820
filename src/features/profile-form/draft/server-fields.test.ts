import { describe, expect, it } from 'vitest'
import { profilePatch } from '#src/contract/profile-patch.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import { descriptionNames } from '#src/contract/profile/descriptions.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import { isAbout, keyOfServerField } from './server-fields.ts'

const fields = fieldsOf(detailsFixture())
const names = Object.keys(fields) as (keyof ProfileFields)[]

describe('fields of the server', () => {
  it.each([
    ['website', 'profile-website'],
    ['contacts.address_identifier', 'profile-address'],
    ['contacts.secondaryAddresses.0.address', 'profile-secondary-address-s1'],
    ['contacts.secondaryAddresses', 'profile-secondary-address-s1'],
    ['contacts.secondaryAddresses.7', 'profile-add-address'],
    ['country', 'profile-registry-country'],
    ['size', 'profile-company-size'],
    ['identifiers[0].identifier', 'profile-identifiers-au-abn'],
    ['identifiers.7', 'profile-identifiers'],
    ['categories.3', 'profile-product-search'],
    ['categoriesToAdd.0', 'profile-product-search'],
    ['identifiersToDelete', 'profile-identifiers-au-abn'],
    ['serviceableLocation', 'profile-location-filter'],
    ['descriptions.de', 'profile-description-de'],
    ['descriptions.xx', 'profile-description'],
    ['unheard-of', null],
  ])('PRF-13 leads %s to the input %s', (field, key) => {
    expect(keyOfServerField(field, fields)).toBe(key)
  })

  it('PRF-13 counts only the secondary addresses that were sent', () => {
    const [sent] = fields.secondaryAddresses
    const withEmpty = [{ id: 'new', label: '', value: '' }, ...(sent ? [sent] : [])]
    expect(
      keyOfServerField('contacts.secondaryAddresses.0', {
        ...fields,
        secondaryAddresses: withEmpty,
      }),
    ).toBe('profile-secondary-address-s1')
  })

  it.each(Object.keys(profilePatch.entries))(
    'PRF-13 what the server says of %s is void once a field of the form is edited',
    (name) => {
      expect(names.filter((one) => isAbout(name, one))).not.toEqual([])
    },
  )

  it('LNG-3 tells the description of one language from that of another', () => {
    const about = (path: string) => names.filter((name) => isAbout(path, name))
    expect(about('descriptions.de')).toEqual(['descriptions.de'])
    expect(about('descriptions.xx')).toEqual([...descriptionNames])
    expect(about('description')).toEqual(['description'])
  })

  it('PRF-13 leads all that is sent to an input, but for ticked attributes', () => {
    const homeless = Object.keys(profilePatch.entries).filter(
      (name) => keyOfServerField(name, fields) === null,
    )
    const attributes = ['attributes', 'ownerDemographic', 'attributesToAdd', 'attributesToDelete']
    expect(homeless).toEqual(attributes)
  })
})
