import { randomUUID } from 'node:crypto'
import { joinReasons } from '#src/contract/trust/decision-reasons.ts'
import { numberKey } from '#src/contract/trust/number-key.ts'
import { nextChange } from '#src/contract/trust/assess.ts'
import type { Rows } from '#server/store/bulk-insert.ts'
import { assessHeld, outlookOn } from '#server/store/credentials/assess-held.ts'
import { byCredential, type FactRows } from '#server/store/credentials/held-facts.ts'
import { isoTime } from '#server/store/iso-time.ts'
import { reminderFrom } from '#server/store/reminders/next-reminder.ts'
import type { CredentialStory } from '../credentials/story.ts'
import type { SeedingDay } from './seeding-day.ts'

type StatementRow = NonNullable<Rows['credential_statements']>[number]
type CheckRow = NonNullable<Rows['credential_checks']>[number]
type StopRow = NonNullable<Rows['credential_stops']>[number]
type FactsOfStory = { statements: StatementRow[]; checks: CheckRow[]; stops: StopRow[] }

/** Hours of the day, UTC, in which things are told: what follows from another one of the day comes later. */
const hours = { stated: 7, decided: 12, stopped: 15 } as const

/** What the credentials of a supplier come to. */
export type CredentialRows = {
  readonly rows: Rows
  /** Those that count as verified. */
  readonly verified: readonly string[]
  readonly nextStateAt: string | null
  readonly nextReminderAt: string | null
  /** When something of them changed last; null: nothing is held. */
  readonly changedAt: string | null
}

/** Turns the stories of a supplier's credentials into facts, and notes the states that these come to today. */
export function credentialRows(
  stories: readonly CredentialStory[],
  { organisation_id, countryCode }: { organisation_id: string; countryCode: string },
  seeding: SeedingDay,
): CredentialRows {
  const { now } = seeding
  const all = stories.map((story) => factsOf(story, organisation_id, seeding))
  const [statements, checks, stops] = [
    all.flatMap((one) => one.statements),
    all.flatMap((one) => one.checks),
    all.flatMap((one) => one.stops),
  ]
  const facts = byCredential({
    statements: statements.map(statementFact),
    checks: checks.map(checkFact),
    stops: stops.map(stopFact),
  } as FactRows)
  const held = assessHeld(facts, { countryCode, now })
  const changes = [...facts.values()].flatMap(
    (own) => nextChange(own, outlookOn(own, countryCode, now)) ?? [],
  )
  const own = stories.flatMap(({ id, statements: [first] }) => {
    const found = held.find(({ credentialId }) => credentialId === id)
    if (!first || !found) return []
    const created_at = seeding.moment(first.statedDaysAgo, hours.stated)
    const { state, waitsSince: waiting_since } = found
    return [{ organisation_id, credential_id: id, state, waiting_since, created_at }]
  })
  return {
    rows: {
      organisation_credentials: own,
      credential_statements: statements,
      credential_checks: checks,
      credential_stops: stops,
      credential_notes: stories.flatMap((story) => remarkOf(story, organisation_id, seeding)),
    },
    verified: held.filter(({ status }) => status === 'APPROVED').map((one) => one.credentialId),
    nextStateAt: changes.length > 0 ? isoTime(Math.min(...changes)) : null,
    nextReminderAt: reminderFrom(held, { countryCode, now }),
    changedAt:
      [...statements, ...checks, ...stops]
        .map((one) => one.valid_from)
        .toSorted()
        .at(-1) ?? null,
  }
}

function factsOf(
  story: CredentialStory,
  organisation_id: string,
  seeding: SeedingDay,
): FactsOfStory {
  const { id: credential_id, confirmed, answer, stop } = story
  const base = () => ({ id: randomUUID(), organisation_id, credential_id, valid_to: null })
  const statements = story.statements.map((one) => ({
    ...{ ...base(), valid_from: seeding.moment(one.statedDaysAgo, hours.stated) },
    ...{
      number: one.number,
      number_key: numberKey(one.number),
      issuer: one.issuer,
      scope: one.scope,
    },
    ...{ issued_on: seeding.day(one.issuedDaysAgo), expires_on: seeding.day(one.expiredDaysAgo) },
    ...{ entry_url: one.entryUrl, user_id: null },
  }))
  const [first, last] = [statements[0]?.id ?? '', statements.at(-1)?.id ?? '']
  const nothing = { method: null, entry_url: null, note: null, reasons: null }
  const rest = { authority: null, seen: null, file_id: null, documents: '[]' }
  const decided = (daysAgo: number) => ({
    ...base(),
    ...rest,
    valid_from: seeding.moment(daysAgo, hours.decided),
  })
  return {
    statements,
    checks: [
      ...(confirmed
        ? [
            {
              ...{ ...decided(confirmed.daysAgo), ...nothing, statement_id: first },
              ...{ outcome: 'confirmed' as const, method: confirmed.method },
              entry_url: confirmed.entryUrl,
            },
          ]
        : []),
      ...(answer
        ? [
            {
              ...{ ...decided(answer.daysAgo), ...nothing, statement_id: last },
              ...{
                outcome: answer.outcome,
                note: answer.note,
                reasons: joinReasons(answer.reasons),
              },
            },
          ]
        : []),
    ],
    stops: stop
      ? [
          {
            ...{ ...base(), valid_from: seeding.moment(stop.daysAgo, hours.stopped) },
            ...{ statement_id: first, kind: stop.kind, note: stop.note },
          },
        ]
      : [],
  }
}

const held = (row: { credential_id: string; valid_from: string }) => ({
  ...{ credentialId: row.credential_id, from: row.valid_from, to: null },
})

const statementFact = (row: StatementRow) => ({
  ...{ ...held(row), id: row.id, number: row.number, issuer: row.issuer, scope: row.scope },
  ...{ issuedOn: row.issued_on, expiresOn: row.expires_on, entryUrl: row.entry_url },
})

const checkFact = (row: CheckRow) => ({
  ...{ ...held(row), statementId: row.statement_id, outcome: row.outcome, method: row.method },
  ...{ authority: row.authority, entryUrl: row.entry_url, note: row.note, reasons: row.reasons },
})

const stopFact = (row: StopRow) => ({
  ...{ ...held(row), statementId: row.statement_id, kind: row.kind, note: row.note },
})

function remarkOf(
  { id: credential_id, remark, confirmed }: CredentialStory,
  organisation_id: string,
  seeding: SeedingDay,
): NonNullable<Rows['credential_notes']> {
  if (remark === null || !confirmed) return []
  const created_at = seeding.moment(confirmed.daysAgo, hours.decided)
  const note = { category: 'WARN' as const, text: remark, removed_at: null }
  return [{ id: randomUUID(), organisation_id, credential_id, created_at, ...note }]
}
