import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  credentialStates,
  type CredentialState,
  type DatedStanding,
  isVerifiedState,
  stateOf,
  stateOn,
} from './credential-state.ts'
import { at, confirmed, facts, statement } from './facts.fixture.ts'
import { addDays } from './local-date.ts'
import { standingAt } from './standing.ts'

const expiresOn = '2026-12-31'
const days = {
  'no end': null,
  'long before its end': '2026-10-01',
  'ninety days before it': '2026-10-02',
  'on its last day': '2026-12-31',
  'a day later': '2027-01-01',
} as const

const all = (...[none, long, near, last, later]: CredentialState[]) =>
  ({
    'no end': none,
    'long before its end': long,
    'ninety days before it': near,
    'on its last day': last,
    'a day later': later,
  }) as Record<keyof typeof days, CredentialState>

/** Every combination: what a standing is, and how it counts on each of the days. */
const table: [
  string,
  Omit<DatedStanding, 'expiresOn'>,
  Record<keyof typeof days, CredentialState>,
][] = [false, true].flatMap((hasRenewal) =>
  [false, true].flatMap((isRefused) =>
    ([null, 'suspended', 'revoked'] as const).flatMap((stop) =>
      [false, true].map((isConfirmed): (typeof table)[number] => {
        const standing = { isConfirmed, isRefused, stop, hasRenewal }
        return [JSON.stringify(standing), standing, expected(standing)]
      }),
    ),
  ),
)

function expected({
  isConfirmed,
  isRefused,
  stop,
  hasRenewal,
}: Omit<DatedStanding, 'expiresOn'>): Record<keyof typeof days, CredentialState> {
  const always = (state: CredentialState) => all(state, state, state, state, state)
  if (!isConfirmed) return always(isRefused ? 'refused' : 'pending')
  if (stop === 'revoked') return always('revoked')
  if (stop === 'suspended')
    return all('suspended', 'suspended', 'suspended', 'suspended', 'expired')
  if (hasRenewal) return all('renewal', 'renewal', 'renewal', 'renewal', 'expired')
  return all('active', 'active', 'expiring', 'expiring', 'expired')
}

describe('TRU-2 the state of every standing on every day', () => {
  it.each(table)('%s', (_, standing, states) => {
    const found = Object.entries(days).map(([name, today]) => [
      name,
      stateOn({ ...standing, expiresOn: today && expiresOn }, today ?? '2050-01-01'),
    ])
    expect(Object.fromEntries(found)).toEqual(states)
  })

  it('has a row for each', () => {
    expect(new Set(table.map(([name]) => name)).size).toBe(24)
  })
})

it('TRU-2 a type of credential may be about to expire for longer, or shorter', () => {
  const standing = { isConfirmed: true, isRefused: false, stop: null, hasRenewal: false, expiresOn }
  expect(stateOn(standing, '2026-12-01', 29)).toBe('active')
  expect(stateOn(standing, '2026-12-01', 30)).toBe('expiring')
})

it('TRU-2 the last day ends where the organisation is', () => {
  const standing = standingAt(
    facts({ statements: [statement('s', { expiresOn })], checks: [confirmed('s')] }),
    at('02-01'),
  )
  const stateIn = (timeZone: string) =>
    standing && stateOf(standing, { at: Date.parse('2026-12-31T18:00:00Z'), timeZone })
  expect([stateIn('Asia/Tokyo'), stateIn('America/New_York')]).toEqual(['expired', 'expiring'])
})

it('KEEP-2 verified is what is confirmed, in force and not over', () => {
  expect(credentialStates.filter(isVerifiedState)).toEqual(['active', 'expiring', 'renewal'])
})

it('TRU-2 no state is verified that was not confirmed, or is stopped, or is over', () => {
  const standing = fc.record({
    isConfirmed: fc.boolean(),
    isRefused: fc.boolean(),
    stop: fc.constantFrom(null, 'suspended' as const, 'revoked' as const),
    hasRenewal: fc.boolean(),
    expiresOn: fc.option(
      fc.integer({ min: -500, max: 500 }).map((by) => addDays('2026-06-01', by)),
    ),
  })
  fc.assert(
    fc.property(standing, fc.integer({ min: 0, max: 200 }), (one, notice) => {
      const today = '2026-06-01'
      const isOver = one.expiresOn !== null && one.expiresOn < today
      expect(isVerifiedState(stateOn(one, today, notice))).toBe(
        one.isConfirmed && one.stop === null && !isOver,
      )
    }),
  )
})
