import { sql } from 'kysely'
import { compiledQuery, type Slot } from '../compiled-query.ts'
import type { Connection, Engine } from '../engine.ts'
import { isProven } from '../proofs/is-proven.ts'

/**
 * How many numbers of `listed_profiles` make a part, so the most profiles that it may hold. A site map
 * may have 50,000 and an index may name 50,000 site maps (sitemaps.org/protocol.html); few make a part
 * that is read and written in some milliseconds.
 */
const partSize = 500

export type ListedOrganisation = { slug: string; updatedAt: string }

/**
 * Profiles that search engines are told of: those that can be shared and are somebody's own, as far as anybody
 * knows, the longest listed first. A
 * profile stays in its part while it is listed, whatever comes and goes beside it.
 * @param part from 0 on
 */
export async function listedOrganisations(
  db: Connection,
  engine: Engine,
  part: number,
): Promise<ListedOrganisation[]> {
  const [from, to] = [String(part * partSize), String((part + 1) * partSize)]
  const rows = await listedBetween(db, engine, { from, to })
  return rows.flatMap(({ listed }) => {
    const [updatedAt, slug] = listed?.split(' ') ?? []
    return updatedAt && slug ? [{ slug, updatedAt }] : []
  })
}

// Not a join, for which PostgreSQL would rather read the whole table of organisations; and one text, so
// that each of them is looked up once.
const listedBetween = compiledQuery((db, _engine, { from, to }: { from: Slot; to: Slot }) =>
  db
    .selectFrom('listed_profiles as l')
    .select(({ selectFrom }) =>
      selectFrom('organisations as o')
        .select(sql<string>`o.updated_at || ' ' || o.slug`.as('listed'))
        .whereRef('o.no', '=', 'l.organisation_no')
        .where(isProven)
        .as('listed'),
    )
    .where(sql<boolean>`l.no > ${from} and l.no <= ${to}`)
    .orderBy('l.no'),
)

/**
 * Parts that hold at least one profile, in their order. Each is found by the first number behind the
 * part before it: as many steps in the index as there are parts, however many profiles there are.
 */
export async function listedParts(db: Connection): Promise<number[]> {
  const size = sql.lit(partSize)
  const { rows } = await sql<{ part: number | string }>`
    with recursive parts (part) as (
      select (min(no) - 1) / ${size} from listed_profiles
      union all
      select (select (min(l.no) - 1) / ${size} from listed_profiles as l
        where l.no > (parts.part + 1) * ${size}) from parts where parts.part is not null
    )
    select part from parts where part is not null`.execute(db)
  return rows.map(({ part }) => Number(part))
}
