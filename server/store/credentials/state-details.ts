import {
  impossibleDay,
  latestToday,
  type StatedDetails,
  statedFields,
} from '#src/contract/trust/stated-details.ts'
import type { Instant } from '#src/contract/trust/credential-facts.ts'
import { standingAt } from '#src/contract/trust/standing.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { addStatement, closeStatement } from './claim-credentials.ts'
import type { HeldKey } from './decide-credential.ts'
import { ImpossibleStatement } from './impossible-statement.ts'
import { heldFacts } from './held-facts.ts'
import { outlookOn } from './assess-held.ts'

/** What a supplier changes of what is stated about a credential; null for what goes. */
export type DetailsChange = {
  credentialId: string
  details: { [Field in keyof StatedDetails]?: StatedDetails[Field] | undefined }
}

/**
 * Changes what a supplier states about credentials (TRU-1). Nothing is changed in place: what was stated
 * before is a row of the history. Where the credential is confirmed, the confirmed statement counts until
 * the new one is (TRU-6), and goes on alone when the new one comes to say the same, unless papers were
 * handed in since: these wait all the same.
 * @throws ImpossibleStatement for days that cannot be; the caller's transaction is to be undone
 */
export async function stateDetails(
  transaction: Connection,
  organisationId: string,
  changes: readonly DetailsChange[],
  userId: string,
): Promise<void> {
  if (changes.length === 0) return
  const all = await heldFacts(transaction, organisationId)
  const now = Date.now()
  for (const { credentialId, details } of changes) {
    const facts = all.get(credentialId)
    const latest = facts && outlookOn(facts, null, now).at
    const standing = facts && standingAt(facts, isoTime(latest ?? now))
    // Taken away by another save at the same time.
    if (!standing || latest === undefined) continue
    const { newest, statement, confirmations } = standing
    const wanted = withChanges(newest, details)
    if (isSame(wanted, newest)) continue
    // A day that was right once may be long past.
    const areDaysNew = wanted.issuedOn !== newest.issuedOn || wanted.expiresOn !== newest.expiresOn
    const wrong = areDaysNew ? impossibleDay(wanted, latestToday(now)) : null
    if (wrong) throw new ImpossibleStatement(credentialId, wrong)
    const at = isoTime(latest + 1)
    const key = { organisationId, credentialId }
    const isConfirmed = confirmations.length > 0
    if (!isConfirmed || newest.id !== statement.id) await closeStatement(transaction, newest.id, at)
    const confirmedAt = confirmations
      .map(({ from }) => from)
      .toSorted()
      .at(-1)
    const isBack = confirmedAt !== undefined && isSame(wanted, statement)
    if (isBack && !(await hasFileSince(transaction, key, confirmedAt))) continue
    await addStatement(transaction, key, wanted, { userId, at })
  }
}

async function hasFileSince(
  transaction: Connection,
  { organisationId, credentialId }: HeldKey,
  since: Instant,
): Promise<boolean> {
  const file = await transaction
    .selectFrom('evidence')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', credentialId)
    .where('uploaded_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return file !== undefined
}

function withChanges(before: StatedDetails, details: DetailsChange['details']): StatedDetails {
  const changed = statedFields.filter((field) => details[field] !== undefined)
  return { ...before, ...Object.fromEntries(changed.map((field) => [field, details[field]])) }
}

const isSame = (one: StatedDetails, other: StatedDetails) =>
  statedFields.every((field) => one[field] === other[field])
