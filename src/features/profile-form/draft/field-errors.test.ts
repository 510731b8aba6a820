import { describe, expect, it } from 'vitest'
import { t } from '#src/i18n/testing/english.ts'
import { changeAddress, changeNumber, removeById } from './edit-draft.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { fieldErrors, wrongFields } from './field-errors.ts'
import { createProfileDraft } from './profile-draft.ts'
import type { ProfileDraft } from './profile-draft.ts'

const draftWith = (change: (draft: ProfileDraft) => void) => {
  const draft = createProfileDraft(detailsFixture())
  change(draft)
  return draft
}

describe('errors beside the fields', () => {
  it('PRF-3 names a bad website only once focus has left it', () => {
    const draft = draftWith((one) => (one.fields.website = 'not a website'))
    expect(fieldErrors(t, draft, null).size).toBe(0)
    draft.left['profile-website'] = true
    expect(fieldErrors(t, draft, null).get('profile-website')).toBe('Please enter a valid website')
  })

  it.each(['https://shop.my-company.co.uk/about', 'www.example.technology', 'example.com'])(
    'PRF-3 accepts %s',
    (website) => {
      const draft = draftWith((one) => (one.fields.website = website))
      expect(wrongFields(t, draft, null)).toEqual([])
    },
  )

  it('PRF-4 names an empty business number once focus has left it', () => {
    const draft = draftWith((one) => changeNumber(one, 'au-abn', { identifier: '' }))
    draft.left['profile-identifiers-au-abn'] = true
    expect(fieldErrors(t, draft, null).get('profile-identifiers-au-abn')).toBe(
      'Please enter a valid registration number',
    )
  })

  it("PRF-4 shows the stored error 'Invalid format' as 'Please enter a valid registration number'", () => {
    const draft = draftWith((one) => (one.identifierErrors['au-abn'] = 'Invalid format'))
    draft.left['profile-identifiers-au-abn'] = true
    expect(fieldErrors(t, draft, null).get('profile-identifiers-au-abn')).toBe(
      'Please enter a valid registration number',
    )
  })

  it('PRF-4 names two numbers of one registry at once', () => {
    const draft = draftWith((one) =>
      one.fields.identifiers.push({ rowId: 'new', typeId: 'au-abn', identifier: '' }),
    )
    expect([...fieldErrors(t, draft, null)]).toEqual([
      ['profile-identifiers-au-abn', 'Error: Only one business number per registry may be added'],
      ['profile-identifiers-new', 'Error: Only one business number per registry may be added'],
    ])
  })

  it('PRF-6 names a secondary address that was typed and not chosen, once focus has left it', () => {
    const text = 'Choose this address from the list, or remove it'
    const draft = draftWith((one) => {
      changeAddress(one, 's1', { label: 'Geelong (unit 4)', value: '' })
      one.fields.secondaryAddresses.push({ id: 'empty', label: ' ', value: '' })
    })
    expect(fieldErrors(t, draft, null).size).toBe(0)
    expect(wrongFields(t, draft, null)).toEqual([{ key: 'profile-secondary-address-s1', text }])
    draft.left['profile-secondary-address-s1'] = true
    expect([...fieldErrors(t, draft, null)]).toEqual([['profile-secondary-address-s1', text]])
    removeById(draft, 'secondaryAddresses', 's1')
    expect(wrongFields(t, draft, null)).toEqual([])
  })

  it("PRF-9 asks for a text for 'Other minority' after blur, and only while it is ticked", () => {
    const draft = draftWith((one) => one.fields.attributes.push('other-minority'))
    expect(fieldErrors(t, draft, 'other-minority').size).toBe(0)
    draft.left['profile-other-minority'] = true
    expect(fieldErrors(t, draft, 'other-minority').has('profile-other-minority')).toBe(true)
    draft.fields.otherAttribute = 'Sámi'
    expect(fieldErrors(t, draft, 'other-minority').size).toBe(0)
    draft.fields.otherAttribute = ''
    draft.fields.attributes = []
    expect(fieldErrors(t, draft, 'other-minority').size).toBe(0)
  })

  it('PRF-2 names everything missing after Save was asked for', () => {
    const draft = draftWith((one) => {
      one.fields.name = ''
      one.fields.description = ''
      one.attempted = true
    })
    expect([...fieldErrors(t, draft, null).keys()]).toEqual(['profile-name', 'profile-description'])
  })

  it('PRF-2 keeps what is missing and what is wrong in the order of the form', () => {
    const draft = draftWith((one) => {
      one.fields.description = ''
      one.fields.website = 'nope'
      one.fields.name = ''
      one.attempted = true
    })
    expect([...fieldErrors(t, draft, null).keys()]).toEqual([
      'profile-name',
      'profile-website',
      'profile-description',
    ])
  })

  it("PRF-13 shows the server's message at the field it names", () => {
    const draft = draftWith(
      (one) => (one.refusal = { field: 'identifiers.0.identifier', message: 'Unknown number' }),
    )
    expect(fieldErrors(t, draft, null).get('profile-identifiers-au-abn')).toBe('Unknown number')
  })

  it('PRF-12 refuses a description above 500 characters', () => {
    const draft = draftWith((one) => (one.fields.description = 'x'.repeat(501)))
    expect(wrongFields(t, draft, null)).toEqual([
      { key: 'profile-description', text: 'Description must have at most 500 characters' },
    ])
  })

  it('LNG-3 PRF-12 refuses one in another language above 500 characters, by its language', () => {
    const draft = draftWith((one) => (one.fields['descriptions.de'] = 'x'.repeat(501)))
    expect(wrongFields(t, draft, null)).toEqual([
      {
        key: 'profile-description-de',
        text: 'Description in German must have at most 500 characters',
      },
    ])
  })
})
