import { sql } from 'kysely'
import type { AuditTexts } from '../audit-words.ts'
import type { Connection } from '../engine.ts'

/**
 * Changes the texts of an entry. The salts of what was there go, so that nobody can find out from its digest
 * what it was, and the entry waits for a link in the place of its present one.
 * @param texts `before`: as they were read; `after`: as they are from now on
 * @param because id of the entry, recorded in the same transaction, that says why: see `judgeLink`
 * @returns whether there will be such a link: one that still waits for its first one needs no other
 */
export async function rewriteEntry(
  transaction: Connection,
  id: string,
  { before, after }: Record<'before' | 'after', AuditTexts>,
  because: string,
): Promise<boolean> {
  const row = await transaction
    .updateTable('audit_log')
    .set({
      ...after,
      ...(after.actor !== before.actor && { actor_salt: null }),
      ...(after.subject !== before.subject && { subject_salt: null }),
      ...(after.details !== before.details && { details_salt: null }),
      position: null,
      // What it is at this moment decides, not what it was when it was read.
      rewritten_for: sql<string | null>`case
        when position is null and rewritten_for is null then null else ${because} end`,
    })
    .where('id', '=', id)
    .returning('rewritten_for')
    .executeTakeFirst()
  return typeof row?.rewritten_for === 'string'
}
