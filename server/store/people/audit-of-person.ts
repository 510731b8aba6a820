import { rewriteEntry } from '../audit-chain/rewrite-entry.ts'
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
    .select(['id', 'created_at', 'actor', 'action', 'subject', 'details'])
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

/**
 * Takes a person's name out of the audit log; what was done, and when, stays.
 * @param because id of the entry that says that the person was deleted; the same transaction records it
 * @returns what that entry says of it under `rewritten`
 */
export async function forgetInAudit(
  transaction: Connection,
  known: readonly string[],
  because: string,
): Promise<number> {
  return replaceInAudit(transaction, known, { by: nobody, because })
}

/**
 * Lets the audit log name the account that another one was joined to.
 * @param because id of the entry that says so; the same transaction records it
 * @returns what that entry says of it under `rewritten`
 */
export async function renameInAudit(
  transaction: Connection,
  { from, into }: { from: string; into: string },
  because: string,
): Promise<number> {
  return replaceInAudit(transaction, [from], { by: into, because })
}

/** @returns how many links there will be in the place of others: see `judgeLink` */
async function replaceInAudit(
  transaction: Connection,
  names: readonly string[],
  { by, because }: { by: string; because: string },
): Promise<number> {
  const isNamed = pattern(names)
  const replace = (text: string) => text.replaceAll(isNamed, by)
  let rewritten = 0
  for (const { id } of await auditOf(transaction, names)) {
    const { after, isReplaced } = await rewriteEntry(transaction, id, replace, because)
    await replaceAuditWords(transaction, id, after)
    if (isReplaced) rewritten += 1
  }
  return rewritten
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
