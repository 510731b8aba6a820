import { describe, expect, it } from 'vitest'
import { t } from '#src/i18n/testing/english.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { fieldKeys } from './field-keys.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import { completeSections, sectionStates } from './section-states.ts'

const none = new Map<string, string>()
const states = (change: Partial<ProfileFields> = {}, errors: ReadonlyMap<string, string> = none) =>
  sectionStates(t, { ...fieldsOf(detailsFixture()), ...change }, errors)

describe('states of the sections', () => {
  it('PRF-2 a filled profile is complete, and tells what its optional sections hold', () => {
    expect(states()).toEqual({
      account: { kind: 'complete' },
      credentials: { kind: 'added', count: 2 },
      products: { kind: 'added', count: 1 },
      locations: { kind: 'added', count: 2 },
      description: { kind: 'complete' },
    })
    expect(completeSections(states())).toBe(5)
  })

  it('PRF-2 counts what is missing in its own section, one input once', () => {
    const { account, description } = states({
      name: ' ',
      identifiers: [{ rowId: 'first', typeId: '', identifier: '' }],
      description: '',
      companySize: null,
    })
    expect(account).toEqual({ kind: 'open', missing: 2, wrong: 0 })
    expect(description).toEqual({ kind: 'open', missing: 2, wrong: 0 })
  })

  it('PRF-2 counts each business number without a value', () => {
    const rows = ['a', 'b'].map((rowId) => ({ rowId, typeId: `type-${rowId}`, identifier: ' ' }))
    expect(states({ identifiers: rows }).account).toMatchObject({ missing: 2 })
    expect(states({ identifiers: [] }).account).toMatchObject({ missing: 1 })
  })

  it('PRF-2 tells what is wrong from what is missing', () => {
    const errors = new Map([
      [fieldKeys.website, 'Please enter a valid website'],
      [fieldKeys.name, 'Enter the organisation name'],
    ])
    expect(states({ name: '' }, errors).account).toEqual({ kind: 'open', missing: 1, wrong: 1 })
  })

  it('PRF-9 words that a ticked attribute needs keep its section open', () => {
    const errors = new Map([[fieldKeys.otherAttribute, 'Please describe the minority group']])
    expect(states({}, errors).credentials).toEqual({ kind: 'open', missing: 0, wrong: 1 })
  })

  it('PRF-2 an optional section with nothing in it is neither wrong nor complete', () => {
    const empty = states({ productTags: [], locations: [], credentials: [], attributes: [] })
    expect([empty.credentials, empty.products, empty.locations]).toEqual([
      { kind: 'empty' },
      { kind: 'empty' },
      { kind: 'empty' },
    ])
    expect(completeSections(empty)).toBe(2)
  })
})
