import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ObjectivePart } from '#src/contract/buyers/objective.ts'
import { assurances } from '#src/contract/trust/assurance.ts'
import { credentialStates, isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { type FitContext, fitOf, type MetBy, type PublicFacts } from './objective-fit.ts'

/** A catalogue of a few things: `13` has `13.1` in it; Oceania has AU, which has AU-VIC. */
const below: Readonly<Record<string, string[]>> = {
  '13': ['13', '13.1'],
  oceania: ['oceania', 'AU'],
}
const lines: Readonly<Record<string, string[]>> = {
  AU: ['oceania', 'AU', 'AU-VIC'],
  'AU-VIC': ['oceania', 'AU', 'AU-VIC'],
}
const context: FitContext = {
  downwards: (_, id) => below[id] ?? [id],
  around: (id) => lines[id] ?? [id],
  categoriesOf: (id) => (id === 'iso-14001' ? ['Environment'] : ['Social']),
  goalsOf: (id) => (id === 'iso-14001' ? ['13'] : ['8']),
  wordsOf: (text) => text.toLowerCase().split(/\W+/).filter(Boolean),
}
const nobody: PublicFacts = {
  ...{ credentials: [], productIds: [], locationIds: [], countryCode: null, sdgs: [], targets: [] },
}
const holds = (state: PublicFacts['credentials'][number]['state'], assurance = assurances[2]) => ({
  ...nobody,
  credentials: [{ credentialId: 'iso-14001', state, assurance }],
})
const isMet = (part: ObjectivePart, supplier: PublicFacts) =>
  fitOf({ parts: [part], needed: null }, supplier, context).isServed

describe('whether a supplier serves an objective', () => {
  it.each<[string, ObjectivePart, PublicFacts, boolean]>([
    [
      'a credential that is verified',
      { kind: 'credential', values: ['gots', 'iso-14001'] },
      holds('active'),
      true,
    ],
    [
      'one that is stated alone',
      { kind: 'credential', values: ['iso-14001'] },
      holds('pending'),
      false,
    ],
    ['one that has ended', { kind: 'credential', values: ['iso-14001'] }, holds('expired'), false],
    [
      'one that is less sure',
      { kind: 'credential', values: ['iso-14001'], assurance: 'issuer-confirmed' },
      holds('active'),
      false,
    ],
    ['its category', { kind: 'category', values: ['Environment'] }, holds('renewal'), true],
    ['another category', { kind: 'category', values: ['Social'] }, holds('active'), false],
    [
      'a goal that its profile names',
      { kind: 'sdg', values: ['7'] },
      { ...nobody, sdgs: [7] },
      true,
    ],
    ['a goal of a credential', { kind: 'sdg', values: ['13'] }, holds('expiring'), true],
    [
      'a goal of a credential that is refused',
      { kind: 'sdg', values: ['13'] },
      holds('refused'),
      false,
    ],
    [
      'a kind of product in the one asked for',
      { kind: 'product', values: ['13'] },
      { ...nobody, productIds: ['13.1'] },
      true,
    ],
    [
      'a wider kind than asked for',
      { kind: 'product', values: ['13.1'] },
      { ...nobody, productIds: ['13'] },
      false,
    ],
    [
      'serving what the region lies in',
      { kind: 'region', values: ['AU-VIC'] },
      { ...nobody, locationIds: ['AU'] },
      true,
    ],
    [
      'serving a part of the region',
      { kind: 'region', values: ['AU'] },
      { ...nobody, locationIds: ['AU-VIC'] },
      true,
    ],
    [
      'serving elsewhere',
      { kind: 'region', values: ['KE'] },
      { ...nobody, locationIds: ['AU'] },
      false,
    ],
    [
      'a country of the part of the world',
      { kind: 'country', values: ['oceania'] },
      { ...nobody, countryCode: 'AU' },
      true,
    ],
    ['no country', { kind: 'country', values: ['AU'] }, nobody, false],
    [
      'all words in one target',
      { kind: 'target', values: ['zero net'] },
      { ...nobody, targets: ['Net zero by 2040'] },
      true,
    ],
    [
      'its words in two targets',
      { kind: 'target', values: ['net zero'] },
      { ...nobody, targets: ['Net', 'zero'] },
      false,
    ],
    ['no word', { kind: 'target', values: ['–'] }, { ...nobody, targets: ['–'] }, false],
  ])('DSC-3 %s', (_, part, supplier, expected) => {
    expect(isMet(part, supplier)).toBe(expected)
  })

  it('DSC-3 says by what a part is met, and how sure a reader can be of it', () => {
    const { isServed, parts } = fitOf(
      {
        needed: 2,
        parts: [
          { kind: 'credential', values: ['iso-14001'] },
          { kind: 'sdg', values: ['13'] },
          { kind: 'region', values: ['KE'] },
        ],
      },
      holds('active'),
      context,
    )
    const by = { kind: 'credential', id: 'iso-14001', assurance: 'document-seen' }
    expect(isServed).toBe(true)
    expect(parts).toEqual([
      { isMet: true, by: [by] },
      { isMet: true, by: [by] },
      { isMet: false, by: [] },
    ])
  })
})

const some = <Value extends string>(...values: Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 })
const credentials = fc.constantFrom('iso-14001', 'gots')
const part: fc.Arbitrary<ObjectivePart> = fc.oneof(
  fc.record({ kind: fc.constant('sdg' as const), values: some('7', '8', '13') }),
  fc.record({
    ...{ kind: fc.constant('credential' as const), values: some('iso-14001', 'gots') },
    assurance: fc.constantFrom('document-seen' as const, 'issuer-confirmed' as const),
  }),
  fc.record({ kind: fc.constant('category' as const), values: some('Environment' as const) }),
  fc.record({ kind: fc.constant('product' as const), values: some('13', '13.1', '62') }),
  fc.record({ kind: fc.constant('region' as const), values: some('AU', 'AU-VIC', 'KE') }),
  fc.record({ kind: fc.constant('country' as const), values: some('AU', 'oceania') }),
  fc.record({ kind: fc.constant('target' as const), values: some('net zero', 'plastic') }),
)
const supplier: fc.Arbitrary<PublicFacts> = fc.record({
  credentials: fc.array(
    fc.record({
      credentialId: credentials,
      state: fc.constantFrom(...credentialStates),
      assurance: fc.constantFrom(...assurances),
    }),
    { maxLength: 3 },
  ),
  productIds: fc.subarray(['13', '13.1', '62']),
  locationIds: fc.subarray(['AU', 'AU-VIC', 'KE']),
  countryCode: fc.constantFrom(null, 'AU', 'KE'),
  sdgs: fc.subarray([7, 8, 13]),
  targets: fc.subarray(['Net zero by 2040', 'No plastic']),
})
const parts = fc.array(part, { minLength: 1, maxLength: 5 })

describe('of any objective and any supplier', () => {
  it('DSC-3 an objective is served exactly where enough of its parts are met, each by itself', () => {
    fc.assert(
      fc.property(parts, supplier, fc.nat(4), (all, one, extra) => {
        const needed = extra === 0 ? null : Math.min(extra, all.length)
        const fit = fitOf({ parts: all, needed }, one, context)
        expect(fit.parts.map((part) => part.isMet)).toEqual(all.map((part) => isMet(part, one)))
        const met = fit.parts.filter((part) => part.isMet).length
        expect(fit.isServed).toBe(met >= (needed ?? all.length))
      }),
    )
  })

  it('DSC-3 a supplier that says more serves no less, and one that says nothing serves nothing', () => {
    fc.assert(
      fc.property(parts, supplier, supplier, (all, one, more) => {
        const both: PublicFacts = {
          credentials: [...one.credentials, ...more.credentials],
          productIds: [...one.productIds, ...more.productIds],
          locationIds: [...one.locationIds, ...more.locationIds],
          countryCode: one.countryCode,
          sdgs: [...one.sdgs, ...more.sdgs],
          targets: [...one.targets, ...more.targets],
        }
        const objective = { parts: all, needed: null }
        const before = fitOf(objective, one, context).isServed
        expect(fitOf(objective, both, context).isServed || !before).toBe(true)
        expect(fitOf(objective, nobody, context).isServed).toBe(false)
      }),
    )
  })

  it('DSC-3 what is named as the reason is on the profile, and verified where it is a credential', () => {
    fc.assert(
      fc.property(parts, supplier, (all, one) => {
        const reasons = fitOf({ parts: all, needed: null }, one, context).parts
        const targets = new Set(one.targets)
        const verified = new Set(
          one.credentials
            .filter(({ state }) => isVerifiedState(state))
            .map(({ credentialId, assurance }) => `${credentialId} ${assurance}`),
        )
        const isThere = (by: MetBy) =>
          by.kind === 'credential'
            ? verified.has(`${by.id} ${by.assurance}`)
            : by.kind !== 'target' || targets.has(by.id)
        expect(reasons.flatMap(({ by }) => by).filter((by) => !isThere(by))).toEqual([])
      }),
    )
  })
})
