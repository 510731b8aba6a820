import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentFields } from './build-patch.ts'
import { detailsFixture } from './details.fixture.ts'
import { fieldsOf } from './fields-of.ts'
import { chooseSides, mergeProfile, putOnTop } from './merge-profile.ts'
import type { ProfileFieldName, ProfileFields } from './profile-fields.ts'

const base = (): ProfileFields => fieldsOf(detailsFixture())
const countries: readonly string[] = ['AU', 'DE', 'FJ', 'FR', 'NZ', 'TO']
const ids = fc.uniqueArray(fc.constantFrom(...countries))

describe('two devices edit lists', () => {
  it('KEEP-1 what either added is there, what either took away is gone, and nobody is asked', () => {
    fc.assert(
      fc.property(ids, ids, ids, (before, mine, theirs) => {
        const at = (locations: string[]) => ({ ...base(), locations })
        const { merged, conflicts } = mergeProfile(at(before), at(mine), at(theirs))
        expect(conflicts).toEqual([])
        const isStored = (id: string) =>
          before.includes(id)
            ? mine.includes(id) && theirs.includes(id)
            : mine.includes(id) || theirs.includes(id)
        expect(merged.locations.toSorted()).toEqual(countries.filter(isStored))
      }),
    )
  })

  it.each<Partial<Record<ProfileFieldName, unknown>>[]>([
    [
      { productTags: [{ id: '1', name: 'One' }] },
      { productTags: [{ id: '2', name: 'Two' }] },
      {
        productTags: [
          { id: '2', name: 'Two' },
          { id: '1', name: 'One' },
        ],
      },
    ],
    [{ attributes: ['a'] }, { attributes: ['b'] }, { attributes: ['b', 'a'] }],
    [
      { identifiers: [{ rowId: 'x', typeId: 'au-acn', identifier: '1' }] },
      { identifiers: [{ rowId: 'y', typeId: 'duns', identifier: '2' }] },
      {
        identifiers: [
          { rowId: 'y', typeId: 'duns', identifier: '2' },
          { rowId: 'x', typeId: 'au-acn', identifier: '1' },
        ],
      },
    ],
    [
      { secondaryAddresses: [{ id: 'x', label: 'Perth', value: 'p' }] },
      { secondaryAddresses: [{ id: 'y', label: 'Cairns', value: 'c' }] },
      {
        secondaryAddresses: [
          { id: 'y', label: 'Cairns', value: 'c' },
          { id: 'x', label: 'Perth', value: 'p' },
        ],
      },
    ],
  ])('KEEP-1 each added one: %j and %j are both there', (mine, theirs, both) => {
    const none = {
      ...base(),
      ...{ productTags: [], attributes: [], secondaryAddresses: [] },
      identifiers: [{ rowId: 'first', typeId: '', identifier: '' }],
    }
    const merge = mergeProfile(
      none,
      { ...none, ...mine } as ProfileFields,
      { ...none, ...theirs } as ProfileFields,
    )
    expect(merge.conflicts).toEqual([])
    expect(merge.merged).toMatchObject(both ?? {})
  })

  it('OFF-6 who takes theirs keeps what only they have stated of other credentials', () => {
    const detail = (field: 'number' | 'issuer', text: string) => ({ id: 'iso-14001', field, text })
    const sides = {
      base: base(),
      mine: { ...base(), credentialDetails: [detail('number', 'EMS-1'), detail('issuer', 'SGS')] },
      theirs: { ...base(), credentialDetails: [detail('number', 'EMS-2')] },
    }
    expect(mergeProfile(sides.base, sides.mine, sides.theirs).conflicts).toEqual([
      'credentialDetails',
    ])
    const { credentialDetails } = chooseSides(sides, { credentialDetails: 'theirs' })
    expect(credentialDetails.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
      detail('issuer', 'SGS'),
      detail('number', 'EMS-2'),
    ])
  })

  it('OFF-6 a number of one register that both changed asks', () => {
    const to = (identifier: string) => ({
      ...base(),
      identifiers: [{ rowId: 'au-abn', typeId: 'au-abn', identifier }],
    })
    const { merged, conflicts } = mergeProfile(base(), to('1'), to('2'))
    expect(conflicts).toEqual(['identifiers'])
    expect(merged.identifiers).toEqual(to('1').identifiers)
    expect(mergeProfile(base(), to('1'), to('1')).conflicts).toEqual([])
  })

  it('KEEP-3 a number of one register that both changed in other spellings is the same number', () => {
    const to = (identifier: string) => ({
      ...base(),
      identifiers: [{ rowId: 'au-abn', typeId: 'au-abn', identifier }],
    })
    const merge = mergeProfile(base(), to('53\u00a0004–085-616'), to('53004085616'))
    expect(merge.conflicts).toEqual([])
    expect(merge.merged.identifiers).toEqual(to('53004085616').identifiers)
  })

  it('OFF-4 rows that are not filled in yet outlast what comes from the server', () => {
    const half = { rowId: 'half', typeId: 'duns', identifier: '' }
    const mine = { ...base(), identifiers: [...base().identifiers, half] }
    const sent = sentFields(mine, base())
    const acn = { rowId: 'au-acn', typeId: 'au-acn', identifier: '1' }
    const theirs = { ...base(), identifiers: [...base().identifiers, acn] }
    expect(mergeProfile(sent, mine, theirs).merged.identifiers).toEqual([
      ...theirs.identifiers,
      half,
    ])
  })
})

describe('two tabs of one person', () => {
  it('KEEP-1 ticks of the same instant are both kept, and a text is as it was typed', () => {
    const mine = { ...base(), attributes: ['family-owned', 'women-owned'], name: 'Wattle ' }
    const other = { ...base(), attributes: ['family-owned', 'local-business'], name: 'Wattle' }
    const both = putOnTop(base(), mine, other)
    expect(both.attributes).toEqual(['family-owned', 'local-business', 'women-owned'])
    expect(both.name).toBe('Wattle ')
  })

  it('what this tab did not touch is as the other has it', () => {
    const other = { ...base(), locations: ['FJ'], description: 'Theirs' }
    expect(putOnTop(base(), { ...base(), name: 'Mine' }, other)).toEqual({ ...other, name: 'Mine' })
  })
})
