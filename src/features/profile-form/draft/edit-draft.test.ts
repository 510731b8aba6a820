import { describe, expect, it } from 'vitest'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import {
  addCredential,
  changeNumber,
  removeById,
  removeNumber,
  setField,
  tickAttribute,
} from './edit-draft.ts'
import { createProfileDraft } from './profile-draft.ts'

const open = () => createProfileDraft(detailsFixture())

describe('editing the draft', () => {
  it('PRF-4 a changed number is no longer called wrong until it is judged again', () => {
    const draft = open()
    draft.identifierErrors['au-abn'] = 'Invalid format'
    changeNumber(draft, 'au-abn', { identifier: '1' })
    expect(draft.fields.identifiers[0]?.identifier).toBe('1')
    expect(draft.identifierErrors).toEqual({})
  })

  it('PRF-13 what the server said of a field is void once that field is edited, and only then', () => {
    const draft = open()
    draft.refusal = { field: 'contacts.address', message: 'No such place' }
    setField(draft, 'name', 'Other')
    expect(draft.refusal).not.toBeNull()
    setField(draft, 'address', null)
    expect(draft.refusal).toBeNull()
    draft.refusal = { field: 'identifiers.0.identifier', message: 'Taken' }
    changeNumber(draft, 'au-abn', { identifier: '1' })
    expect(draft.refusal).toBeNull()
  })

  it('PRF-5 a removed number takes its error along', () => {
    const draft = open()
    draft.identifierErrors['au-abn'] = 'Invalid format'
    removeNumber(draft, 'au-abn')
    expect(draft).toMatchObject({ fields: { identifiers: [] }, identifierErrors: {} })
  })

  it('PRF-7 adds a credential once', () => {
    const draft = open()
    const credential = {
      id: 'b-corp',
      name: 'B',
      shortName: '',
      status: 'PENDING',
      tier: 0,
      notes: [],
    } as const
    expect(addCredential(draft, credential)).toBe(true)
    expect(addCredential(draft, credential)).toBe(false)
    removeById(draft, 'credentials', 'iso-14001')
    expect(draft.fields.credentials.map((one) => one.id)).toEqual(['b-corp'])
  })

  it('PRF-9 ticks and unticks an attribute', () => {
    const draft = open()
    tickAttribute(draft, 'women-owned', true)
    tickAttribute(draft, 'women-owned', true)
    tickAttribute(draft, 'family-owned', false)
    expect(draft.fields.attributes).toEqual(['women-owned'])
  })

  it('PRF-6 and PRF-10 take single addresses and products away', () => {
    const draft = open()
    removeById(draft, 'secondaryAddresses', 's1')
    removeById(draft, 'productTags', '13.20')
    expect(draft.fields).toMatchObject({ secondaryAddresses: [], productTags: [] })
  })
})
