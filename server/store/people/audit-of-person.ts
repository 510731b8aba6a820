import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import { containing } from '../engine.ts'
import type { Person } from './find-people.ts'

const nobody = 'a deleted user'

/** Entries of the audit log that somebody made or that are about them, oldest first. */
export async function auditOf(db: Connection, { id, email }: Person) {
  const names = [id, email.toLowerCase()]
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

/** Takes somebody's name out of the audit log; what was done, and when, stays. */
export async function forgetInAudit(transaction: Connection, person: Person): Promise<void> {
  const isNamed = pattern([person.id, person.email])
  const forget = (text: string) => text.replaceAll(isNamed, nobody)
  for (const { id, actor, subject, details } of await auditOf(transaction, person)) {
    await transaction
      .updateTable('audit_log')
      .set({ actor: forget(actor), subject: forget(subject), details: forget(details) })
      .where('id', '=', id)
      .execute()
  }
}

/** Finds whole ids and addresses, not those that merely end or begin with one. */
function pattern(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\w.+-])(?:${escaped.join('|')})(?![\w-]|\.\w)`, 'gi')
}
