import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assess, nextChange } from './assess.ts'
import { isVerifiedState } from './credential-state.ts'
import { at, confirmed, decided, facts, statement, stopped } from './facts.fixture.ts'
import { addDays } from './local-date.ts'

const timeZone = 'Australia/Sydney'
const when = (day: string) => ({ at: Date.parse(at(day)), timeZone })
const dated = { statements: [statement('s', { expiresOn: '2026-12-31' })] }

it('TRU-3 names the check that bears the assurance, the newest of its kind', () => {
  const register = { method: 'register', authority: 'Harbour City' } as const
  const checks = [
    confirmed('s', { ...register, from: at('02-01') }),
    confirmed('s', { ...register, from: at('03-01'), entryUrl: 'https://register.example/1' }),
    confirmed('s', { from: at('04-01') }),
  ]
  expect(assess(facts({ checks }), when('06-01'))).toMatchObject({
    assurance: 'issuer-confirmed',
    check: {
      ...{ at: at('03-01'), method: 'register', authority: 'Harbour City' },
      entryUrl: 'https://register.example/1',
    },
  })
})

it('TRU-2 says when a confirmed credential stops being valid', () => {
  const endsAt = '2026-12-31T13:00:00.000Z'
  expect(assess(facts({ ...dated, checks: [confirmed('s')] }), when('06-01'))?.endsAt).toBe(endsAt)
  expect(assess(facts(dated), when('06-01'))?.endsAt).toBeNull()
  const revoked = { ...dated, checks: [confirmed('s')], stops: [stopped('s', 'revoked')] }
  expect(assess(facts(revoked), when('06-01'))?.endsAt).toBeNull()
})

it('TRU-2 is nothing where the credential is not held', () => {
  expect(assess(facts({ statements: [] }), when('06-01'))).toBeNull()
  expect(nextChange(facts({ statements: [] }), when('06-01'))).toBeNull()
})

it('TRU-2 says when time changes a state next', () => {
  const held = facts({ ...dated, checks: [confirmed('s')] })
  expect(nextChange(held, when('06-01'))).toBe(Date.parse('2026-10-01T14:00:00Z'))
  expect(nextChange(held, when('11-01'))).toBe(Date.parse('2026-12-31T13:00:00Z'))
  expect(nextChange(held, { at: Date.parse('2027-01-01T00:00:00Z'), timeZone })).toBeNull()
  expect(nextChange(facts({ checks: [confirmed('s')] }), when('06-01'))).toBeNull()
  expect(
    nextChange(facts({ ...dated, checks: [decided('s', 'refused')] }), when('06-01')),
  ).toBeNull()
})

it('TRU-2 no state changes before it was said to, and one that ends is not verified from then on', () => {
  const zone = fc.constantFrom('Pacific/Kiritimati', 'Europe/Berlin', 'America/Los_Angeles', 'UTC')
  const length = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(zone, length, fc.integer({ min: 0, max: 200 }), (place, days, notice) => {
      const expiresOn = addDays('2026-06-01', days)
      const held = facts({ statements: [statement('s', { expiresOn })], checks: [confirmed('s')] })
      const outlook = (time: number) => ({ at: time, timeZone: place, notice })
      const stateAt = (time: number) => assess(held, outlook(time))?.state ?? 'pending'
      let time = Date.parse(at('06-01'))
      for (;;) {
        const next = nextChange(held, outlook(time))
        if (next === null) break
        expect(stateAt(next - 1)).toBe(stateAt(time))
        expect(stateAt(next)).not.toBe(stateAt(time))
        time = next
      }
      const endsAt = Date.parse(assess(held, outlook(time))?.endsAt ?? '')
      expect([isVerifiedState(stateAt(endsAt - 1)), stateAt(endsAt)]).toEqual([
        endsAt - 1 >= Date.parse(at('01-02')),
        'expired',
      ])
    }),
  )
})

it('OPR-2 waits since what nobody has decided on was stated', () => {
  const renewal = statement('r', { from: at('03-01') })
  const both = [statement('s'), renewal]
  const since = (parts: Parameters<typeof facts>[0]) =>
    assess(facts(parts), when('06-01'))?.waitsSince
  expect(since({})).toBe(at('01-01'))
  expect(since({ checks: [decided('s', 'incomplete')] })).toBeNull()
  expect(since({ checks: [decided('s', 'refused')] })).toBeNull()
  expect(since({ checks: [confirmed('s')] })).toBeNull()
  expect(since({ statements: both, checks: [confirmed('s')] })).toBe(at('03-01'))
  const answered = [confirmed('s'), decided('r', 'incomplete', at('04-01'))]
  expect(since({ statements: both, checks: answered })).toBeNull()
  expect(since({ checks: [confirmed('s')], stops: [stopped('s', 'revoked')] })).toBeNull()
  const suspended = (to: string | null) => [stopped('s', 'suspended', { to })]
  const renewed = { statements: both, checks: [confirmed('s')] }
  expect(since({ ...renewed, stops: suspended(null) })).toBeNull()
  expect(since({ ...renewed, stops: suspended(at('05-01')) })).toBe(at('03-01'))
})
