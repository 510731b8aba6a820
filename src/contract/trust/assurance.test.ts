import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assuranceOf, assurances } from './assurance.ts'
import { type Check, checkMethods, type CredentialFacts, holdsAt } from './credential-facts.ts'
import { stateOf } from './credential-state.ts'
import { at, confirmed, facts, statement } from './facts.fixture.ts'
import { standingAt } from './standing.ts'

const today = { at: Date.parse(at('06-01')), timeZone: 'UTC' }

function assuranceAt(parts: Partial<CredentialFacts>) {
  const standing = standingAt(facts(parts), at('06-01'))
  return standing && assuranceOf(standing)
}

it.each([
  ['nobody has checked', [], 'self-declared'],
  ['it was confirmed, nobody knows how', ['unrecorded'], 'reviewed'],
  ['a document was seen', ['document'], 'document-seen'],
  ['the register has it', ['register'], 'issuer-confirmed'],
  ['the issuer says so', ['issuer'], 'issuer-confirmed'],
  ['the issuer has signed it', ['signature'], 'cryptographically-verified'],
  ['of several the highest', ['document', 'register', 'unrecorded'], 'issuer-confirmed'],
] as const)('TRU-3 %s', (_, methods, expected) => {
  const checks = methods.map((method) => confirmed('s', { method, from: at('02-01') }))
  expect(assuranceAt({ checks })).toBe(expected)
})

it('TRU-3 what another statement was checked for does not count', () => {
  expect(
    assuranceAt({
      statements: [statement('old'), statement('new', { from: at('03-01') })],
      checks: [confirmed('old', { method: 'register' }), confirmed('new', { from: at('04-01') })],
    }),
  ).toBe('document-seen')
})

const instant = fc
  .integer({ min: 1, max: 28 })
  .map((day) => at(`02-${String(day).padStart(2, '0')}`))
const held = { from: instant, to: fc.option(instant) }
const ofStatement = { ...held, statementId: fc.constantFrom('a', 'b', 'c') }
const outcome = <Outcome extends string>(one: Outcome) => fc.constant(one)
const unsaid = { note: fc.constant(null), reasons: fc.constant(null) }
const unnamed = { authority: fc.constant(null), entryUrl: fc.constant(null) }
const check: fc.Arbitrary<Check> = fc.oneof(
  fc.record({ ...ofStatement, outcome: outcome('refused'), ...unsaid }),
  fc.record({ ...ofStatement, outcome: outcome('incomplete'), ...unsaid }),
  fc.record({
    ...ofStatement,
    outcome: outcome('confirmed'),
    method: fc.constantFrom(...checkMethods),
    ...unnamed,
  }),
)
const stop = fc.record({
  ...ofStatement,
  kind: fc.constantFrom('suspended', 'revoked'),
  note: fc.constant(''),
})
const stated = fc
  .record({
    ...held,
    id: ofStatement.statementId,
    expiresOn: fc.constantFrom(null, '2026-12-31', '2026-01-31'),
  })
  .map(({ id, ...more }) => statement(id, more))

const someFacts: fc.Arbitrary<CredentialFacts> = fc.record({
  statements: fc.uniqueArray(stated, { selector: ({ id }) => id }),
  checks: fc.array(check),
  stops: fc.array(stop),
})

it('TRU-3 without a confirmation that holds, nothing makes a claim look checked', () => {
  fc.assert(
    fc.property(someFacts, instant, (all, when) => {
      const confirmedIds = all.checks
        .filter((one) => one.outcome === 'confirmed' && holdsAt(one, when))
        .map((one) => one.statementId)
      const standing = standingAt(all, when)
      if (!standing || confirmedIds.includes(standing.statement.id)) return
      expect(assuranceOf(standing)).toBe('self-declared')
      expect(['pending', 'refused']).toContain(stateOf(standing, today))
    }),
    { numRuns: 2_000 },
  )
})

it('TRU-3 the order of the rows makes no difference', () => {
  const twice = someFacts.chain((all) =>
    fc.record({
      all: fc.constant(all),
      mixed: fc.record({
        statements: shuffled(all.statements),
        checks: shuffled(all.checks),
        stops: shuffled(all.stops),
      }),
    }),
  )
  fc.assert(
    fc.property(twice, instant, ({ all, mixed }, when) => {
      const found = [standingAt(all, when), standingAt(mixed, when)]
      const [one, other] = found.map(
        (standing) =>
          standing && [assuranceOf(standing), stateOf(standing, today), standing.statement],
      )
      expect(one).toEqual(other)
    }),
    { numRuns: 2_000 },
  )
})

it('TRU-3 taking a check back never raises the assurance', () => {
  fc.assert(
    fc.property(someFacts, instant, fc.nat(), (all, when, at_) => {
      const confirming = all.checks.filter(({ outcome }) => outcome === 'confirmed')
      const gone = confirming[at_ % Math.max(1, confirming.length)]
      const without = { ...all, checks: all.checks.filter((one) => one !== gone) }
      const [before, after] = [standingAt(all, when), standingAt(without, when)]
      if (!before || !after || before.statement.id !== after.statement.id) return
      const rank = (standing: typeof before) => assurances.indexOf(assuranceOf(standing))
      expect(rank(after)).toBeLessThanOrEqual(rank(before))
    }),
    { numRuns: 2_000 },
  )
})

const shuffled = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length })
