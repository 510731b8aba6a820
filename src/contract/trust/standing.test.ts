import { expect, it } from 'vitest'
import type { CredentialFacts } from './credential-facts.ts'
import { at, confirmed, decided, facts, statement, stopped } from './facts.fixture.ts'
import { standingAt } from './standing.ts'

const older = statement('older')
const newer = statement('newer', { from: at('03-01') })

/** What counts, in a few words. */
function summary(parts: Partial<CredentialFacts>, when = at('06-01')): string {
  const standing = standingAt(facts(parts), when)
  if (!standing) return 'not held'
  const { statement: shown, confirmations, stop, renewal, isRefused, answer } = standing
  return [
    `${confirmations.length > 0 ? 'confirmed' : isRefused ? 'refused' : 'open'} ${shown.id}`,
    ...(stop ? [stop.kind] : []),
    ...(renewal ? [`renewal ${renewal.id}`] : []),
    ...(answer ? [`told: ${answer.outcome}`] : []),
  ].join(', ')
}

it.each<[string, Partial<CredentialFacts>, string]>([
  ['nothing', { statements: [] }, 'not held'],
  ['taken off', { statements: [statement('s', { to: at('02-01') })] }, 'not held'],
  ['stated', {}, 'open s'],
  ['more is wanted', { checks: [decided('s', 'incomplete')] }, 'open s, told: incomplete'],
  ['refused', { checks: [decided('s', 'refused')] }, 'refused s, told: refused'],
  [
    'refused, then more is wanted',
    { checks: [decided('s', 'refused'), decided('s', 'incomplete', at('02-01'))] },
    'refused s, told: incomplete',
  ],
  ['confirmed', { checks: [confirmed('s')] }, 'confirmed s'],
  ['a check of something else', { checks: [confirmed('x')] }, 'open s'],
  ['a check that was taken back', { checks: [confirmed('s', { to: at('02-01') })] }, 'open s'],
  [
    'confirmed, then more is wanted',
    { checks: [confirmed('s'), decided('s', 'incomplete', at('02-01'))] },
    'confirmed s, told: incomplete',
  ],
  [
    'confirmed, then refused',
    { checks: [confirmed('s'), decided('s', 'refused', at('02-01'))] },
    'refused s, told: refused',
  ],
  [
    'refused, then confirmed',
    { checks: [confirmed('s', { from: at('02-01') }), decided('s', 'refused')] },
    'confirmed s',
  ],
  [
    'both at once',
    { checks: [confirmed('s'), decided('s', 'refused')] },
    'refused s, told: refused',
  ],
  ['stated anew before anybody decided', { statements: [older, newer], checks: [] }, 'open newer'],
  [
    'stated anew after a refusal',
    { statements: [older, newer], checks: [decided('older', 'refused')] },
    'open newer',
  ],
  [
    'renewed',
    { statements: [older, newer], checks: [confirmed('older')] },
    'confirmed older, renewal newer',
  ],
  [
    'a renewal of which more is wanted',
    { statements: [older, newer], checks: [confirmed('older'), decided('newer', 'incomplete')] },
    'confirmed older, renewal newer, told: incomplete',
  ],
  [
    'a renewal that was refused',
    { statements: [older, newer], checks: [confirmed('older'), decided('newer', 'refused')] },
    'confirmed older, told: refused',
  ],
  [
    'a renewal that was refused, then more is wanted',
    {
      statements: [older, newer],
      checks: [
        confirmed('older'),
        decided('newer', 'refused'),
        decided('newer', 'incomplete', at('04-01')),
      ],
    },
    'confirmed older, told: incomplete',
  ],
  [
    'a renewal that was confirmed',
    { statements: [older, newer], checks: [confirmed('older'), confirmed('newer')] },
    'confirmed newer',
  ],
  [
    'suspended',
    { checks: [confirmed('s')], stops: [stopped('s', 'suspended')] },
    'confirmed s, suspended',
  ],
  [
    'restored',
    { checks: [confirmed('s')], stops: [stopped('s', 'suspended', { to: at('02-01') })] },
    'confirmed s',
  ],
  [
    'suspended and revoked',
    {
      checks: [confirmed('s')],
      stops: [stopped('s', 'suspended', { from: at('04-01') }), stopped('s', 'revoked')],
    },
    'confirmed s, revoked',
  ],
  ['stopped without having been confirmed', { stops: [stopped('s', 'revoked')] }, 'open s'],
  [
    'confirmed anew after it was revoked',
    {
      statements: [older, newer],
      checks: [confirmed('older'), confirmed('newer')],
      stops: [stopped('older', 'revoked')],
    },
    'confirmed newer',
  ],
])('TRU-2 %s', (_, parts, expected) => {
  expect(summary(parts)).toBe(expected)
})

it('each day has the standing of the facts that held then', () => {
  const parts = {
    statements: [{ ...older, to: at('05-01') }, newer],
    checks: [confirmed('older', { from: at('02-01') }), confirmed('newer', { from: at('05-01') })],
    stops: [stopped('older', 'suspended', { from: at('02-10'), to: at('02-20') })],
  }
  const days = ['01-01', '02-01', '02-10', '02-20', '03-01', '05-01']
  expect(days.map((day) => summary(parts, at(day)))).toEqual([
    'open older',
    'confirmed older',
    'confirmed older, suspended',
    'confirmed older',
    'confirmed older, renewal newer',
    'confirmed newer',
  ])
  expect(summary(parts, at('01-01', 11))).toBe('not held')
})
