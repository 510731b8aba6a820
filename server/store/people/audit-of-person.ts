import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import { containing } from '../engine.ts'

const nobody = 'a deleted user'

/**
 * Entries of the audit log that a person made or that are about them, oldest first.
 * @param known id and, where it is theirs, address
 */
export async function auditOf(db: Connection, known: readonly string[]) {
  const names = known.map((name) => name.toLowerCase())
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        eb(sql`lower(actor)`, 'in', names),
        eb(sql`lower(subject)`, 'in', names),
        ...names.map((name) => sql<boolean>`lower(details) like ${containing(name)} escape '\\'`),
      ]),
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
    await transaction
      .updateTable('audit_log')
      .set({ actor: replace(actor), subject: replace(subject), details: replace(details) })
      .where('id', '=', id)
      .execute()
  }
}

/** Finds whole ids and addresses, not those that merely end or begin with one. */
function pattern(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\w.+-])(?:${escaped.join('|')})(?![\w-]|\.\w)`, 'gi')
}
