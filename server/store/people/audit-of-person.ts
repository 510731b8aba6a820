import { namesIn, replaceAuditWords } from '../audit-words.ts'
import type { Connection } from '../engine.ts'

const nobody = 'a deleted user'

/**
 * Entries of the audit log that a person made or that are about them, oldest first.
 * @param known id and, where it is theirs, address
 */
export async function auditOf(db: Connection, known: readonly string[]) {
  const names = known.map((name) => name.toLowerCase())
  const words = names.flatMap((name) => longest(namesIn(name)))
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('audit_words').select('audit_id').where('word', 'in', words),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const isNamed = pattern(names)
  return rows.filter(({ actor, subject, details }) =>
    [actor, subject, details].some((text) => text.search(isNamed) >= 0),
  )
}

/** Takes a person's name out of the audit log; what was done, and when, stays. */
export async function forgetInAudit(
  transaction: Connection,
  known: readonly string[],
): Promise<void> {
  await replaceInAudit(transaction, known, nobody)
}

/** Lets the audit log name the account that another one was joined to. */
export async function renameInAudit(
  transaction: Connection,
  from: string,
  into: string,
): Promise<void> {
  await replaceInAudit(transaction, [from], into)
}

async function replaceInAudit(
  transaction: Connection,
  names: readonly string[],
  by: string,
): Promise<void> {
  const isNamed = pattern(names)
  const replace = (text: string) => text.replaceAll(isNamed, by)
  for (const { id, actor, subject, details } of await auditOf(transaction, names)) {
    const texts = {
      actor: replace(actor),
      subject: replace(subject),
      details: replace(details),
    }
    await transaction.updateTable('audit_log').set(texts).where('id', '=', id).execute()
    await replaceAuditWords(transaction, id, texts)
  }
}

/** The word that tells most, of several in one name; none where a name is no id and no address. */
function longest(words: readonly string[]): string[] {
  return words.toSorted((one, other) => other.length - one.length).slice(0, 1)
}

/** Finds whole ids and addresses, not those that merely end or begin with one. */
function pattern(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\w.+-])(?:${escaped.join('|')})(?![\w-]|\.\w)`, 'gi')
}
