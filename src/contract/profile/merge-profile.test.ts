import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailsFixture } from './details.fixture.ts'
import { changedFields, fieldNames } from './changed-fields.ts'
import { fieldsOf } from './fields-of.ts'
import { sentFields } from './build-patch.ts'
import { chooseSides, mergeProfile } from './merge-profile.ts'
import { forDescriptions } from './descriptions.ts'
import type { ProfileFieldName, ProfileFields } from './profile-fields.ts'
import { forTexts, textNames } from './profile-texts.ts'

const base = (): ProfileFields => fieldsOf(detailsFixture())
const held = base().credentials[0]

const listNames = ['secondaryAddresses', 'productTags', 'locations', 'credentials', 'attributes']
/** The fields of which two changes can contradict each other: numbers of one register among them. */
const asked = fieldNames.filter((name) => !listNames.includes(name))

/** Two different changes of each field. */
const changes: { [Name in ProfileFieldName]: [ProfileFields[Name], ProfileFields[Name]] } = {
  ...forTexts(textNames, (): [string, string] => ['wattle.example', 'wool.example']),
  ...forDescriptions((): [string, string] => ['Teppiche.', 'Decken.']),
  address: [
    { label: 'Perth', value: 'place-perth' },
    { label: 'Hobart', value: 'place-hobart' },
  ],
  secondaryAddresses: [[], [{ id: 's2', label: 'Cairns', value: 'place-cairns' }]],
  identifiers: [
    [{ rowId: 'a', typeId: 'au-acn', identifier: '1' }],
    [{ rowId: 'b', typeId: 'au-acn', identifier: '2' }],
  ],
  businessRegistryCountry: ['NZ', 'FJ'],
  companySize: ['MICRO', null],
  productTags: [[], [{ id: '01.1', name: 'Growing' }]],
  locations: [['FR'], ['DE']],
  credentials: [[], held ? [held, { ...held, id: 'b-corp' }] : []],
  credentialDetails: [
    [{ id: 'iso-14001', field: 'number', text: 'EMS-1' }],
    [{ id: 'iso-14001', field: 'number', text: 'EMS-2' }],
  ],
  attributes: [[], ['family-owned', 'women-owned']],
}

function changed(name: ProfileFieldName, which: 0 | 1): ProfileFields {
  return { ...base(), [name]: changes[name][which] }
}

describe.each(asked)('OFF-6 %s, all combinations of two devices', (name) => {
  const table = [
    { mine: 'as it was', theirs: 'as it was', merged: 'as it was', asks: false },
    { mine: 'changed', theirs: 'as it was', merged: 'changed', asks: false },
    { mine: 'as it was', theirs: 'changed', merged: 'changed', asks: false },
    { mine: 'changed', theirs: 'changed', merged: 'changed', asks: false },
    { mine: 'changed', theirs: 'otherwise', merged: 'changed', asks: true },
    { mine: 'otherwise', theirs: 'changed', merged: 'otherwise', asks: true },
  ] as const
  const fieldsFor = { 'as it was': base(), changed: changed(name, 0), otherwise: changed(name, 1) }

  it.each(table)('mine $mine, theirs $theirs: $merged', ({ mine, theirs, merged, asks }) => {
    const merge = mergeProfile(base(), fieldsFor[mine], fieldsFor[theirs])
    expect(changedFields(merge.merged, fieldsFor[merged])).toEqual([])
    expect(merge.conflicts).toEqual(asks ? [name] : [])
  })

  it('is settled by the choice', () => {
    const theirs = fieldsFor.otherwise
    const sides = { base: base(), mine: fieldsFor.changed, theirs }
    const { [name]: mine } = chooseSides(sides, { [name]: 'mine' })
    expect(mine).toEqual(fieldsFor.changed[name])
    const { [name]: chosen } = chooseSides(sides, { [name]: 'theirs' })
    expect(chosen).toEqual(theirs[name])
  })
})

const side = () => fc.constantFrom<0 | 1 | null>(null, 0, 1)
const edit = fc.record(
  Object.fromEntries(asked.map((name) => [name, side()])) as Partial<
    Record<ProfileFieldName, fc.Arbitrary<0 | 1 | null>>
  >,
)

function apply(edits: Partial<Record<ProfileFieldName, 0 | 1 | null>>): ProfileFields {
  const made = asked.flatMap((name) => {
    const which = edits[name] ?? null
    return which === null ? [] : [[name, changes[name][which]]]
  })
  return { ...base(), ...(Object.fromEntries(made) as Partial<ProfileFields>) }
}

describe('two devices edit any fields', () => {
  it('OFF-6 every change of either is in the result, or asked about', () => {
    fc.assert(
      fc.property(edit, edit, (mine, theirs) => {
        const { merged, conflicts } = mergeProfile(base(), apply(mine), apply(theirs))
        const wanted = (name: ProfileFieldName) =>
          new Set([mine[name], theirs[name]].filter((which) => which !== null))
        expect(conflicts).toEqual(asked.filter((name) => wanted(name).size > 1))
        const settled = asked.filter((name) => wanted(name).size === 1)
        const made = settled.map((name) => [name, changes[name][[...wanted(name)][0] ?? 0]])
        const expected = Object.fromEntries(made) as Partial<ProfileFields>
        expect(changedFields(merged, { ...merged, ...expected })).toEqual([])
      }),
    )
  })

  it('OFF-6 what the server only trimmed is nobody else’s change', () => {
    const mine = { ...base(), description: ' Rugs. ', name: 'Wattle ' }
    const theirs = { ...base(), description: 'Rugs.', name: 'Wattle' }
    const { merged, conflicts } = mergeProfile(base(), mine, theirs)
    expect(conflicts).toEqual([])
    expect(changedFields(merged, theirs)).toEqual([])
  })

  it.each([
    ['description', 'Rugs.\u2028Scarves.\u00a0', 'Rugs.\nScarves.'],
    ['descriptions.de', ' Teppiche.\u2028Decken. ', 'Teppiche.\nDecken.'],
    ['otherAttribute', '\u00a0Sámi\u2029Inuit', 'Sámi\nInuit'],
    ['name', 'Wattle\u2028& Wool', 'Wattle & Wool'],
    ['name', '\u00a0Wattle\tWool ', 'Wattle Wool'],
    ['website', ' wool.example\u00a0', 'wool.example'],
  ] as const)('KEEP-1 %s %j, stored as %j, is no conflict with oneself', (name, typed, stored) => {
    const merge = mergeProfile(base(), { ...base(), [name]: typed }, { ...base(), [name]: stored })
    expect(merge.conflicts).toEqual([])
    expect(merge.merged[name]).toBe(stored)
  })

  it.each<Partial<ProfileFields>>([
    { address: { label: 'Ballarat (unit 4)', value: '' } },
    { secondaryAddresses: [{ id: 's1', label: 'Geelong (unit 4)', value: '' }] },
  ])('OFF-6 an address that was only typed outlasts the answer to a save: %j', (typed) => {
    // What was sent is the base of what was typed since; this was in both and could not be sent.
    const mine = { ...base(), ...typed }
    const sent = sentFields(mine, base())
    expect(mergeProfile(sent, mine, base()).merged).toMatchObject(typed)
  })

  it('OFF-6 an address typed here and one changed elsewhere are both there', () => {
    const typed = { id: 's1', label: 'Geelong (unit 4)', value: '' }
    const mine = { ...base(), secondaryAddresses: [typed] }
    const { merged, conflicts } = mergeProfile(base(), mine, changed('secondaryAddresses', 1))
    expect(conflicts).toEqual([])
    expect(merged.secondaryAddresses).toEqual([...changes.secondaryAddresses[1], typed])
  })

  it('OFF-6 a decision about a credential is not undone by adding another', () => {
    const pending = base().credentials.map((one) => ({ ...one, status: 'PENDING' as const }))
    const mine = {
      ...base(),
      credentials: [...pending, ...pending.map((one) => ({ ...one, id: 'b-corp' }))],
    }
    const { merged } = mergeProfile({ ...base(), credentials: pending }, mine, base())
    expect(merged.credentials.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'iso-14001 APPROVED',
      'b-corp PENDING',
    ])
  })
})
