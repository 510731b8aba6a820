import { sql } from 'kysely'
import type { AuditTexts } from '../audit-words.ts'
import type { Connection } from '../engine.ts'
import { eachText } from './link.ts'

/**
 * Changes the texts of an entry. The salts of what was there go, so that nobody can find out from its digest
 * what it was, and the entry waits for a link in the place of its present one.
 * @param rewrite makes of what an entry says what it says from now on
 * @param because id of the entry, recorded in the same transaction, that says why: see `judgeLink`
 * @returns `after`: its texts now; `isReplaced`: whether there will be such a link, which one that still waits
 *   for its first one does not need
 */
export async function rewriteEntry(
  transaction: Connection,
  id: string,
  rewrite: (text: string) => string,
  because: string,
): Promise<{ after: AuditTexts; isReplaced: boolean }> {
  const before = await lockEntry(transaction, id)
  const after = eachText((name) => rewrite(before[name]))
  const row = await transaction
    .updateTable('audit_log')
    .set({
      ...after,
      ...(after.actor !== before.actor && { actor_salt: null }),
      ...(after.subject !== before.subject && { subject_salt: null }),
      ...(after.details !== before.details && { details_salt: null }),
      position: null,
      rewritten_for: sql<string | null>`case
        when position is null and rewritten_for is null then null else ${because} end`,
    })
    .where('id', '=', id)
    .returning('rewritten_for')
    .executeTakeFirst()
  return { after, isReplaced: typeof row?.rewritten_for === 'string' }
}

/**
 * The texts of an entry that nobody else changes until the transaction ends: what another erasure beside this
 * one has taken out of it must not come back. An update locks the row on both databases.
 */
function lockEntry(transaction: Connection, id: string): Promise<AuditTexts> {
  return transaction
    .updateTable('audit_log')
    .set(({ ref }) => ({ actor: ref('actor') }))
    .where('id', '=', id)
    .returning(['actor', 'subject', 'details'])
    .executeTakeFirstOrThrow()
}
