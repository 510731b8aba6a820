import { randomUUID } from 'node:crypto'
import type { Check, CheckMethod, Stop } from '#src/contract/trust/credential-facts.ts'
import { type DecisionReason, joinReasons } from '#src/contract/trust/decision-reasons.ts'
import type { CredentialState } from '#src/contract/trust/credential-state.ts'
import type { StatedDetails } from '#src/contract/trust/stated-details.ts'
import { standingAt } from '#src/contract/trust/standing.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { addStatement, closeStatement } from './claim-credentials.ts'
import { outlookOn } from './assess-held.ts'
import { handedInFiles } from './handed-in-files.ts'
import { heldFacts } from './held-facts.ts'

export type HeldKey = { organisationId: string; credentialId: string }

/** State of a credential that an organisation holds or says it holds; undefined: it does not. */
export async function heldState(
  db: Connection,
  { organisationId, credentialId }: HeldKey,
): Promise<CredentialState | undefined> {
  const row = await db
    .selectFrom('organisation_credentials')
    .select('state')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row?.state
}

/** How it was found out that a statement is true. */
export type Finding = {
  method: CheckMethod
  /** In whose name; null: in the portal's. */
  authority: string | null
  entryUrl: string | null
  /** What was looked up and seen there; for operators alone. */
  seen: string | null
  /** Id of a picture or PDF of that. */
  fileId: string | null
  /** What the certificate says, where the supplier has said something else or nothing. */
  corrections: Partial<StatedDetails>
}

/** Confirms the newest statement about a held credential, which is the one that counts from then on. */
export async function confirmCredential(
  transaction: Connection,
  key: HeldKey,
  { corrections, ...finding }: Finding,
): Promise<void> {
  const { newest, at } = await present(transaction, key)
  const names = Object.keys(corrections) as (keyof StatedDetails)[]
  const isRight = names.every((name) => newest[name] === corrections[name])
  const statementId = isRight
    ? newest.id
    : await addStatement(transaction, key, { ...newest, ...corrections }, { userId: null, at })
  await addCheck(transaction, key, {
    statementId,
    at,
    outcome: 'confirmed',
    ...noAnswer,
    ...finding,
  })
  await transaction
    .updateTable('credential_statements')
    .set({ valid_to: at })
    .where('organisation_id', '=', key.organisationId)
    .where('credential_id', '=', key.credentialId)
    .where('valid_to', 'is', null)
    .where('id', '!=', statementId)
    // Papers that came later were refused, and are the supplier's to answer for.
    .$if(isRight, (update) => update.where('valid_from', '<=', newest.from))
    .execute()
}

/** Whether what was stated last is refused already, and nothing was handed in since. */
export async function isRefused(transaction: Connection, key: HeldKey): Promise<boolean> {
  return (await present(transaction, key)).isRefused
}

/**
 * Notes that what was stated last is not confirmed; what was confirmed before it counts as long as it did.
 * @param answer what the supplier is told
 */
export async function leaveUnconfirmed(
  transaction: Connection,
  key: HeldKey,
  outcome: Exclude<Check['outcome'], 'confirmed'>,
  { note, reasons }: { note: string | null; reasons: readonly DecisionReason[] },
): Promise<void> {
  const { last, at } = await present(transaction, key)
  const answer = { note, reasons: joinReasons(reasons) }
  await addCheck(transaction, key, {
    ...{ statementId: last.id, at, outcome, ...answer },
    ...{ method: null, authority: null, entryUrl: null, seen: null, fileId: null },
  })
}

/**
 * Hands in new papers, in the place of those that wait; what was confirmed counts until they are.
 * @param userId who does; null: a verifier
 */
export async function renewCredential(
  transaction: Connection,
  key: HeldKey,
  details: StatedDetails,
  userId: string | null,
): Promise<void> {
  const { counting, last, isConfirmed, at } = await present(transaction, key)
  if (!isConfirmed || last.id !== counting.id) await closeStatement(transaction, last.id, at)
  await addStatement(transaction, key, details, { userId, at })
}

/** Ends for a time, or for good, that a confirmed credential counts. @param note public */
export async function stopCredential(
  transaction: Connection,
  key: HeldKey,
  kind: Stop['kind'],
  note: string,
): Promise<void> {
  const { counting, at } = await present(transaction, key)
  await transaction
    .insertInto('credential_stops')
    .values({
      ...{ id: randomUUID(), organisation_id: key.organisationId, credential_id: key.credentialId },
      ...{ statement_id: counting.id, kind, note, valid_from: at, valid_to: null },
    })
    .execute()
}

/** Ends a suspension. */
export async function restoreCredential(transaction: Connection, key: HeldKey): Promise<void> {
  const { at } = await present(transaction, key)
  await transaction
    .updateTable('credential_stops')
    .set({ valid_to: at })
    .where('organisation_id', '=', key.organisationId)
    .where('credential_id', '=', key.credentialId)
    .where('kind', '=', 'suspended')
    .where('valid_to', 'is', null)
    .execute()
}

/**
 * What is stated about a held credential, and when a decision on it is made: behind all that is known, also
 * where the clock was set back since.
 * @throws Error where it is not held, which the caller has looked at
 */
async function present(transaction: Connection, { organisationId, credentialId }: HeldKey) {
  const facts = (await heldFacts(transaction, organisationId)).get(credentialId)
  const { at: now } = outlookOn(facts ?? noFacts, null, Date.now())
  const standing = facts && standingAt(facts, isoTime(now))
  if (!standing) throw new Error(`Nothing is stated about ${credentialId}`)
  const { statement: counting, newest: last, confirmations, isRefused, renewal } = standing
  return {
    ...{ counting, last, isRefused, isConfirmed: confirmations.length > 0 },
    ...{ newest: renewal ?? counting, at: isoTime(now + 1) },
  }
}

const noAnswer = { note: null, reasons: null }
const noFacts = { statements: [], checks: [], stops: [] }

async function addCheck(
  transaction: Connection,
  { organisationId, credentialId }: HeldKey,
  check: Omit<Finding, 'corrections' | 'method'> & {
    statementId: string
    at: string
    outcome: Check['outcome']
    method: CheckMethod | null
    note: string | null
    reasons: string | null
  },
): Promise<void> {
  const own = { organisation_id: organisationId, credential_id: credentialId }
  const { statementId, at, outcome, method, note, reasons, seen, fileId, authority, entryUrl } =
    check
  await transaction
    .insertInto('credential_checks')
    .values({
      ...{ id: randomUUID(), ...own, statement_id: statementId, outcome, method, authority, note },
      ...{ reasons, seen, file_id: fileId },
      ...{
        entry_url: entryUrl,
        documents: await handedInFiles(transaction, { organisationId, credentialId }),
      },
      ...{ valid_from: at, valid_to: null },
    })
    .execute()
}
