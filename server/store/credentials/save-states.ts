import { nextChange } from '#src/contract/trust/assess.ts'
import type { CredentialState } from '#src/contract/trust/credential-state.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { reminderFrom } from '../reminders/next-reminder.ts'
import { assessHeld, outlookOn } from './assess-held.ts'
import { heldFacts } from './held-facts.ts'

/**
 * Notes which state each credential of an organisation has, for what queries look for, and when time
 * changes one or calls for a reminder next. Whatever changes a fact, or the country, calls it in its transaction.
 * @param now ms since the epoch
 */
export async function saveStates(
  transaction: Connection,
  organisationId: string,
  now: number = Date.now(),
): Promise<void> {
  const { country_code: countryCode } = await transaction
    .selectFrom('organisations')
    .select('country_code')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const facts = await heldFacts(transaction, organisationId)
  const held = assessHeld(facts, { countryCode, now })
  const noted = await notedStates(transaction, organisationId)
  for (const { credentialId, state, waitsSince } of held) {
    const before = noted.get(credentialId)
    if (before?.state === state && before.waiting_since === waitsSince) continue
    await transaction
      .updateTable('organisation_credentials')
      .set({ state, waiting_since: waitsSince })
      .where('organisation_id', '=', organisationId)
      .where('credential_id', '=', credentialId)
      .execute()
  }
  const changes = [...facts.values()].flatMap(
    (own) => nextChange(own, outlookOn(own, countryCode, now)) ?? [],
  )
  const next_state_at = changes.length > 0 ? isoTime(Math.min(...changes)) : null
  await transaction
    .updateTable('organisations')
    .set({ next_state_at, next_reminder_at: reminderFrom(held, { countryCode, now }) })
    .where('id', '=', organisationId)
    .execute()
}

async function notedStates(
  transaction: Connection,
  organisationId: string,
): Promise<Map<string, { state: CredentialState; waiting_since: string | null }>> {
  const rows = await transaction
    .selectFrom('organisation_credentials')
    .select(['credential_id as id', 'state', 'waiting_since'])
    .where('organisation_id', '=', organisationId)
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
