import { expect, it } from 'vitest'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { emptyProfile } from '#src/contract/empty-profile.fixture.ts'
import { type ComparedCredential, comparedGroups, differing } from './compared-rows.ts'

const held = (id: string, rest: Partial<ComparedCredential> = {}): ComparedCredential => ({
  ...{ id, name: `The ${id}`, shortName: id, status: 'APPROVED', category: 'certification' },
  ...{ assurance: 'document-seen', notes: [] },
  ...rest,
})
const supplier = (slug: string, rest: Partial<PublicProfile>): PublicProfile => ({
  ...{ ...emptyProfile, slug },
  ...rest,
})
const differs = (groups: ReturnType<typeof comparedGroups>) =>
  groups.flatMap(({ rows }) => rows.map((row) => [row.name ?? row.id, row.differs]))

it('DSC-4 marks what differs, and leaves out what nobody has', () => {
  const groups = comparedGroups([
    supplier('a', {
      sustainabilityCredentials: [held('b'), held('iso', { expiresOn: '2027-01-01' })],
      sdgs: [{ id: 13 }, { id: 5 }],
      serviceableLocations: [{ name: 'Australia' }, { name: 'Fiji' }],
    }),
    supplier('c', {
      sustainabilityCredentials: [held('iso', { expiresOn: '2028-01-01' })],
      sdgs: [{ id: 13 }],
      serviceableLocations: [{ name: 'Fiji' }, { name: 'Australia' }],
    }),
  ])
  expect(differs(groups)).toEqual([
    ['verified', true],
    ['updated', false],
    // What more of them have comes first; a later last day is no difference in kind.
    ['The iso', false],
    ['The b', true],
    ['5', true],
    ['13', false],
    ['serves', false],
  ])
  expect(differs(differing(groups))).toEqual([
    ['verified', true],
    ['The b', true],
    ['5', true],
  ])
})

it('DSC-4 tells a credential that was checked from one that is stated, and from one better known', () => {
  const of = (rest: Partial<ComparedCredential>) =>
    comparedGroups([
      supplier('a', { sustainabilityCredentials: [held('iso')] }),
      supplier('b', { sustainabilityCredentials: [held('iso', rest)] }),
    ]).find(({ id }) => id === 'credentials')?.rows[0]?.differs
  expect(of({})).toBe(false)
  expect(of({ status: 'PENDING', state: 'pending' })).toBe(true)
  expect(of({ assurance: 'issuer-confirmed' })).toBe(true)
  // A copy of a release that did not say it.
  expect(of({ assurance: undefined })).toBe(false)
})

it('DSC-4 says which names of a list all have', () => {
  const [, offer] = comparedGroups([
    supplier('a', { categories: [{ name: 'Linen' }, { name: 'Wool' }] }),
    supplier('b', { categories: [{ name: 'Wool' }] }),
  ])
  expect(offer?.rows[0]?.cells).toEqual([
    {
      kind: 'names',
      names: [
        { name: 'Linen', isShared: false },
        { name: 'Wool', isShared: true },
      ],
    },
    { kind: 'names', names: [{ name: 'Wool', isShared: true }] },
  ])
})
