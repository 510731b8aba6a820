import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import { type Chance, weighted } from '../chance.ts'
import type { CredentialStory, StoryStatement } from './story.ts'
import { stateDetails } from './state-details.ts'

/** What a story comes to. */
const outcomes = [
  { kind: 'active', weight: 640 },
  { kind: 'pending', weight: 78 },
  { kind: 'asked', weight: 26 },
  { kind: 'refused', weight: 24 },
  { kind: 'expiring', weight: 70 },
  { kind: 'expired', weight: 80 },
  { kind: 'renewal', weight: 38 },
  { kind: 'suspended', weight: 11 },
  { kind: 'revoked', weight: 8 },
] as const
type Outcome = (typeof outcomes)[number]['kind']

const methods = [
  { method: 'document', weight: 58 },
  { method: 'register', weight: 32 },
  { method: 'issuer', weight: 10 },
] as const

const stops = {
  suspended: ['The issuer examines a complaint.', 'The yearly audit is overdue.'],
  revoked: [
    'The issuer has withdrawn the certificate.',
    'The certificate belongs to another company.',
  ],
} as const
const questions = ['pages-missing', 'number-missing', 'days-missing', 'unreadable'] as const
const refusals = ['other-name', 'not-in-register', 'other-document', 'out-of-date'] as const
const remarks = [
  'The certificate covers the main site only.',
  'The register spells the name in another way.',
]

/** Days between joining and the day of seeding that a story needs at least. */
export const shortestStory = 12
const daysOfMonth = 30.4
/** Where the catalogue does not say how long certificates are valid. */
const usualMonths = 36
/** Percent of confirmed credentials with a remark. */
const remarked = 3

/** What a firm's credential has gone through since the firm joined. */
export function tellStory(
  chance: Chance,
  entry: CredentialEntry,
  {
    joinedDaysAgo,
    place,
  }: { joinedDaysAgo: number; place: { town: string; offer: string; slug: string } },
): CredentialStory {
  const days = entry.asks?.includes('expiresOn')
    ? Math.round((entry.validMonths ?? usualMonths) * daysOfMonth)
    : null
  const { kind: drawn } = weighted(chance, outcomes, ({ weight }) => weight)
  const kind = days === null && isOfTime(drawn) ? 'active' : drawn
  const { stated, issued } = daysOf(chance, kind, { joinedDaysAgo, days })
  const first = stateDetails(chance, entry, { stated, issued, days, place })
  const decided = Math.max(1, stated - chance.between(1, 9))
  const isConfirmed = !['pending', 'asked', 'refused'].includes(kind)
  const { method } = weighted(chance, methods, ({ weight }) => weight)
  return {
    ...{ id: entry.id, statements: [first, ...renewalOf(chance, kind, first, days)] },
    confirmed: isConfirmed
      ? { daysAgo: decided, method, entryUrl: method === 'register' ? first.entryUrl : null }
      : null,
    answer: answerOf(chance, kind, decided),
    stop: stopOf(chance, kind, decided),
    remark: isConfirmed && chance.percent(remarked) ? chance.pick(remarks) : null,
  }
}

const isOfTime = (kind: Outcome) => ['expiring', 'expired', 'renewal'].includes(kind)

/**
 * When a credential was issued and stated, so that it ends when the outcome says.
 * @param days for which it is valid; null: without an end
 */
function daysOf(
  chance: Chance,
  kind: Outcome,
  { joinedDaysAgo, days }: { joinedDaysAgo: number; days: number | null },
): { stated: number; issued: number } {
  // Whatever ends within 90 days is about to expire.
  const [soon, margin] = [88, 95]
  if (days !== null && isOfTime(kind)) {
    const longestOver = Math.min(400, joinedDaysAgo - 8)
    const issued =
      kind === 'expired' ? days + chance.between(2, longestOver) : days - chance.between(3, soon)
    const least = kind === 'expired' ? issued - days + 6 : 10
    return {
      issued,
      stated: chance.between(least, Math.max(least, Math.min(joinedDaysAgo, issued))),
    }
  }
  const isOpen = kind === 'pending' || kind === 'asked'
  const oldest = days === null ? joinedDaysAgo : Math.min(joinedDaysAgo, days - margin)
  const stated = chance.between(3, Math.max(3, isOpen ? Math.min(oldest, 45) : oldest))
  const before = days === null ? 700 : Math.max(0, days - margin - stated)
  return { stated, issued: stated + chance.between(0, Math.min(before, 400)) }
}

function renewalOf(
  chance: Chance,
  kind: Outcome,
  first: StoryStatement,
  days: number | null,
): StoryStatement[] {
  if (kind !== 'renewal' || days === null) return []
  const stated = chance.between(1, 8)
  return [{ ...first, statedDaysAgo: stated, issuedDaysAgo: stated, expiredDaysAgo: stated - days }]
}

function answerOf(chance: Chance, kind: Outcome, daysAgo: number): CredentialStory['answer'] {
  if (kind !== 'asked' && kind !== 'refused') return null
  const isRefused = kind === 'refused'
  const reasons = [chance.pick(isRefused ? refusals : questions)]
  return { daysAgo, outcome: isRefused ? 'refused' : 'incomplete', reasons, note: null }
}

function stopOf(chance: Chance, kind: Outcome, confirmedDaysAgo: number): CredentialStory['stop'] {
  if (kind !== 'suspended' && kind !== 'revoked') return null
  return {
    daysAgo: chance.between(1, Math.min(60, confirmedDaysAgo)),
    kind,
    note: chance.pick(stops[kind]),
  }
}
