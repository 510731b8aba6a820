import { sql } from 'kysely'

/** Tables whose rows make a profile worth sharing. */
export const sharedParts = ['organisation_credentials', 'organisation_attributes'] as const

const hasRow = sharedParts.map(
  (part) =>
    sql`exists (select 1 from ${sql.table(part)} as part where part.organisation_id = o.id)`,
)

/** Whether search engines are told of organisation `o`: it is shown, and holds something to share. */
export const isListed = sql<boolean>`o.status = 'ACTIVE' and (${sql.join(hasRow, sql` or `)})`
