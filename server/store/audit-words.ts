import type { Connection } from './engine.ts'

/** What an entry of the audit log says, in which people are named. */
export type AuditTexts = { actor: string; subject: string; details: string }

/** Entries whose words are written at a time. */
const batch = 500

/**
 * The ids and addresses in a text, folded: all of its words that have a digit or an @.
 * @param text also a part of one, such as a subject of an identity provider with a | in it
 */
export function namesIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_.+@-]+/gu) ?? []
  const trimmed = words.map((word) => word.replace(/\.+$/, ''))
  return [...new Set(trimmed)].filter((word) => /[\p{N}@]/u.test(word))
}

/** @returns the rows by which an entry is found */
export function auditWordRows(audit_id: string, { actor, subject, details }: AuditTexts) {
  return namesIn([actor, subject, details].join('\n')).map((word) => ({ word, audit_id }))
}

/** Writes the words of an entry that was changed. */
export async function replaceAuditWords(
  transaction: Connection,
  id: string,
  texts: AuditTexts,
): Promise<void> {
  await transaction.deleteFrom('audit_words').where('audit_id', '=', id).execute()
  const rows = auditWordRows(id, texts)
  if (rows.length > 0) await transaction.insertInto('audit_words').values(rows).execute()
}

/** Writes the words of all entries, where none are written yet. */
export async function saveAllAuditWords(transaction: Connection): Promise<void> {
  for (let last = ''; ;) {
    const entries = await transaction
      .selectFrom('audit_log')
      .select(['id', 'actor', 'subject', 'details'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    const rows = entries.flatMap(({ id, ...texts }) => auditWordRows(id, texts))
    for (let from = 0; from < rows.length; from += batch) {
      const some = rows.slice(from, from + batch)
      await transaction.insertInto('audit_words').values(some).execute()
    }
    if (entries.length < batch) return
    last = entries.at(-1)?.id ?? last
  }
}
