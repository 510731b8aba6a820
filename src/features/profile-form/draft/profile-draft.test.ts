import { snapshot } from 'valtio'
import { describe, expect, it } from 'vitest'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import { changedFields, isDirty } from '#src/contract/profile/changed-fields.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import {
  createProfileDraft,
  discardDraft,
  followDetails,
  type ProfileDraft,
  rebase,
} from './profile-draft.ts'

describe('draft of an organisation', () => {
  it('PRF-13 is clean when opened and dirty after any change', () => {
    const draft = createProfileDraft(detailsFixture())
    expect(isDirty(draft.fields, draft.base)).toBe(false)
    draft.fields.locations.push('FR')
    expect(isDirty(draft.fields, draft.base)).toBe(true)
  })

  it('OFF-4 leaves what it is made of as it was, so that the device can keep that', () => {
    const details = detailsFixture({ derivedAttributes: [{ id: 'net-zero', name: 'Net zero' }] })
    details.sustainabilityCredentials[0]?.notes.push({ category: 'WARN', text: 'Ends soon.' })
    const fields = fieldsOf(details)
    const { slug: organisation, name } = details
    const theirs = { fields: fieldsOf(details), version: 4 }
    const kept = { user: 'u', organisation, name, base: fields, baseVersion: 3, patch: {}, theirs }
    const draft = createProfileDraft(details, { ...kept, changedAt: 1, outgoing: null })
    rebase(draft, details, fields)
    expect(structuredClone([details, kept])).toEqual([details, kept])
  })

  it('PRF-13 takes another order and an empty row for no change', () => {
    const draft = createProfileDraft(detailsFixture())
    draft.fields.locations = ['NZ', 'AU']
    draft.fields.identifiers.push({ rowId: 'new', typeId: 'au-acn', identifier: '' })
    draft.fields.secondaryAddresses.push({ id: 'new', label: '', value: '' })
    expect(isDirty(draft.fields, draft.base)).toBe(false)
  })

  it.each<Partial<ProfileFields>>([
    { address: null },
    { address: { label: 'Ballarat (unit 4)', value: '' } },
    { secondaryAddresses: [] },
    { secondaryAddresses: [{ id: 's1', label: 'Geelong (unit 4)', value: '' }] },
  ])('PRF-13 takes %j for a change, and discarding takes it back', (change) => {
    const draft = createProfileDraft(detailsFixture())
    Object.assign(draft.fields, change)
    expect(changedFields(draft.fields, draft.base)).toEqual(Object.keys(change))
    discardDraft(draft, detailsFixture())
    expect(snapshot(draft).fields).toEqual(fieldsOf(detailsFixture()))
  })

  it('PRF-13 tells what was typed for an address from what was typed before', () => {
    const draft = createProfileDraft(detailsFixture())
    draft.fields.secondaryAddresses = [{ id: 's1', label: 'Geelong (unit 4)', value: '' }]
    const before = snapshot(draft).fields
    draft.fields.secondaryAddresses = [{ id: 's1', label: 'Geelong (unit 40)', value: '' }]
    expect(changedFields(draft.fields, before)).toEqual(['secondaryAddresses'])
  })

  it('PRF-13 notices a business number that was taken away', () => {
    const draft = createProfileDraft(detailsFixture())
    draft.fields.identifiers = []
    expect(isDirty(draft.fields, draft.base)).toBe(true)
  })

  it('PRF-13 keeps what was typed while the save was under way', () => {
    const draft = createProfileDraft(detailsFixture())
    draft.fields.description = 'Saved text'
    const submitted = snapshot(draft).fields
    draft.fields.description = 'Typed meanwhile'
    rebase(draft, detailsFixture({ version: 4, description: 'Saved text' }), submitted)
    expect(draft.version).toBe(4)
    expect(draft.fields.description).toBe('Typed meanwhile')
    expect(draft.base.description).toBe('Saved text')
    expect(isDirty(draft.fields, draft.base)).toBe(true)
  })

  it('PRF-13 shows what the server made of a field nobody touched since', () => {
    const draft = createProfileDraft(detailsFixture())
    draft.fields.website = 'WATTLE-WOOL.example'
    const submitted = snapshot(draft).fields
    rebase(draft, detailsFixture({ version: 4 }), submitted)
    expect(draft.fields.website).toBe('wattle-wool.example')
    expect(isDirty(draft.fields, draft.base)).toBe(false)
  })

  it('PRF-13 throws edits away only when told to', () => {
    const draft = createProfileDraft(detailsFixture())
    draft.fields.name = 'Typed'
    draft.outgoing = 'conflict'
    discardDraft(draft, detailsFixture({ version: 9, name: 'Theirs' }))
    expect(draft.fields.name).toBe('Theirs')
    expect(draft.outgoing).toBeNull()
    expect(isDirty(draft.fields, draft.base)).toBe(false)
  })

  it.each([
    ['untouched', () => {}],
    ['edited', (draft: ProfileDraft) => void (draft.fields.description = 'Mine')],
  ])(
    'PRF-15 KEEP-1 newer details leave in the inputs of an %s draft what is not right yet',
    (_, edit) => {
      const draft = createProfileDraft(detailsFixture())
      edit(draft)
      draft.misread['iso-14001 expiresOn'] = '31/0'
      draft.identifierErrors['au-abn'] = 'Unknown number'
      followDetails(draft, detailsFixture({ version: draft.version + 1, name: 'Newer' }))
      expect(draft.name).toBe('Newer')
      expect(draft.misread).toEqual({ 'iso-14001 expiresOn': '31/0' })
      expect(draft.identifierErrors).toEqual({ 'au-abn': 'Unknown number' })
    },
  )

  it('PRF-13 follows newer details while nothing is edited, and never over unsaved typing', () => {
    const draft = createProfileDraft(detailsFixture())
    followDetails(draft, detailsFixture({ version: 5, name: 'Newer' }))
    expect(draft).toMatchObject({ version: 5, fields: { name: 'Newer' } })
    draft.fields.name = 'Typed'
    followDetails(draft, detailsFixture({ version: 6, name: 'Newest' }))
    expect(draft).toMatchObject({ version: 5, fields: { name: 'Typed' } })
  })

  it('MOD-3 PRF-13 a tag earned meanwhile is no conflict with what is typed', () => {
    const draft = createProfileDraft(detailsFixture())
    draft.fields.name = 'Typed'
    const derivedAttributes = [{ id: 'carbon-tag', name: 'Carbon tag' }]
    followDetails(draft, detailsFixture({ version: draft.version + 1, derivedAttributes }))
    expect(draft).toMatchObject({
      version: detailsFixture().version + 1,
      fields: { name: 'Typed' },
      earned: derivedAttributes,
    })
  })
})
