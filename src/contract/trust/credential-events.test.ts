import fc from 'fast-check'
import { expect, it } from 'vitest'
import { credentialEvents } from './credential-events.ts'
import type { CredentialFacts } from './credential-facts.ts'
import { at, confirmed, decided, facts, statement, stopped } from './facts.fixture.ts'

const until = (instant: string) => ({ at: Date.parse(instant), timeZone: 'UTC' })
const told = (parts: Partial<CredentialFacts>, instant = at('12-31')) =>
  credentialEvents(facts(parts), until(instant)).map((one) => `${one.at.slice(5, 10)} ${one.what}`)

it('TRU-4 a claim is told, and what was found out about it', () => {
  expect(told({})).toEqual(['01-01 claimed'])
  expect(told({ checks: [decided('s', 'incomplete')] })).toEqual(['01-01 claimed'])
  const [, seen] = credentialEvents(
    facts({ checks: [confirmed('s', { authority: 'Harbour City' })] }),
    until(at('12-31')),
  )
  expect(seen).toEqual({
    ...{ at: at('01-02'), what: 'confirmed' },
    ...{ method: 'document', authority: 'Harbour City' },
  })
})

it('TRU-4 a better check of the same statement is told, the same one no second time', () => {
  const checks = [confirmed('s'), confirmed('s', { method: 'register', from: at('02-01') })]
  expect(told({ checks })).toEqual(['01-01 claimed', '01-02 confirmed', '02-01 confirmed'])
  // A weaker one adds nothing that is shown.
  const weaker = [confirmed('s', { method: 'register' }), confirmed('s', { from: at('02-01') })]
  expect(told({ checks: weaker })).toEqual(['01-01 claimed', '01-02 confirmed'])
})

it('TRU-4 the end of the last day is told when it is over, and not before', () => {
  const parts = {
    statements: [statement('s', { expiresOn: '2026-03-01' })],
    checks: [confirmed('s')],
  }
  expect(told(parts, at('03-01', 23))).toEqual(['01-01 claimed', '01-02 confirmed'])
  expect(told(parts)).toEqual(['01-01 claimed', '01-02 confirmed', '03-02 expired'])
})

it('TRU-4 a renewal is told when it is handed in, and as renewed once it is confirmed', () => {
  const statements = [
    statement('s', { expiresOn: '2026-03-01' }),
    statement('n', { from: at('02-01'), expiresOn: '2026-12-01' }),
  ]
  const checks = [confirmed('s'), confirmed('n', { from: at('04-01') })]
  expect(told({ statements, checks }, at('05-01'))).toEqual([
    ...['01-01 claimed', '01-02 confirmed', '02-01 renewing', '03-02 expired', '04-01 renewed'],
  ])
})

it('TRU-4 suspension and its end, revocation and what is taken back are told', () => {
  const checks = [confirmed('s')]
  const stops = [
    stopped('s', 'suspended', { to: at('01-10') }),
    stopped('s', 'revoked', { from: at('02-01'), note: 'Ended by the issuer.' }),
  ]
  expect(told({ checks, stops })).toEqual([
    ...['01-01 claimed', '01-02 confirmed', '01-03 suspended', '01-10 restored', '02-01 revoked'],
  ])
  const events = credentialEvents(facts({ checks, stops }), until(at('12-31')))
  expect(events.at(-1)).toMatchObject({ note: 'Ended by the issuer.' })
  expect(told({ checks: [confirmed('s', { to: at('02-01') })] }).at(-1)).toBe('02-01 unconfirmed')
})

it('TRU-4 what was refused or taken off is gone, and told again when it comes back', () => {
  expect(told({ checks: [decided('s', 'refused')] })).toEqual(['01-01 claimed', '01-02 removed'])
  const statements = [statement('s', { to: at('01-05') }), statement('n', { from: at('02-01') })]
  expect(told({ statements })).toEqual(['01-01 claimed', '01-05 removed', '02-01 claimed'])
})

it('TRU-4 TRU-3 whatever happened in whatever order, only a check makes it confirmed', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((one) => at(`02-${String(one).padStart(2, '0')}`))
  const end = fc.option(day)
  const id = fc.constantFrom('s', 'n')
  const held = { from: day, to: end }
  const someFacts = fc.record({
    statements: fc.array(
      fc
        .record({ id, ...held, expiresOn: fc.option(fc.constant('2026-02-20')) })
        .map(({ id: name, ...more }) => statement(name, more)),
      { maxLength: 3 },
    ),
    checks: fc.array(
      fc.oneof(
        fc.record({ id, ...held }).map(({ id: name, ...more }) => confirmed(name, more)),
        fc.record({ id, from: day }).map(({ id: name, from }) => decided(name, 'refused', from)),
      ),
      { maxLength: 3 },
    ),
    stops: fc.array(
      fc
        .record({ id, ...held, kind: fc.constantFrom('suspended' as const, 'revoked' as const) })
        .map(({ id: name, kind, ...more }) => stopped(name, kind, more)),
      { maxLength: 2 },
    ),
  })
  fc.assert(
    fc.property(someFacts, (some) => {
      const events = credentialEvents(some, until(at('12-31')))
      expect(events.map((one) => one.at)).toEqual(events.map((one) => one.at).toSorted())
      const checkedAt = some.checks.flatMap((one) => (one.outcome === 'confirmed' ? one.from : []))
      const toldAt = events.flatMap(({ at: moment, what }) =>
        what === 'confirmed' || what === 'renewed' ? moment : [],
      )
      expect(checkedAt).toEqual(expect.arrayContaining(toldAt))
    }),
  )
})
