import { sql } from 'kysely'
import type { OperatorScope } from '../../policies/operator.ts'
import type { Connection } from '../engine.ts'
import { isInScope } from '../operator-view.ts'
import { sortedWaits } from '../sorted-waits.ts'

/** Decisions that are read at most, the latest. */
const mostRead = 2_000

/**
 * How long what was decided had waited. What was looked at again, or was asked about before, did not wait.
 * @param wanted `since`: of the decisions, a day or an instant
 * @returns ms, the shortest first
 */
export async function decidedWaits(
  db: Connection,
  { since, scope }: { since: string; scope: OperatorScope },
): Promise<number[]> {
  const rows = await db
    .selectFrom('credential_checks as c')
    // A verdict that goes on with what is claimed again is older than what it is about, and was counted once.
    .innerJoin('credential_statements as about', (join) =>
      join.onRef('about.id', '=', 'c.statement_id').onRef('about.valid_from', '<=', 'c.valid_from'),
    )
    // What a verifier corrects is stated anew with the decision: what counts is what was there before.
    .innerJoin('credential_statements as s', (join) =>
      join
        .onRef('s.organisation_id', '=', 'c.organisation_id')
        .onRef('s.credential_id', '=', 'c.credential_id')
        .on(wasThere('s')),
    )
    .select(['c.valid_from as decided', 's.valid_from as since'])
    .where('c.valid_from', '>', since)
    .$if(scope !== 'all', (query) =>
      query
        .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
        .where(isInScope('o.brand_id', scope)),
    )
    // Papers that operators hand in themselves are decided on at once.
    .where('s.user_id', 'is not', null)
    // What was decided before portals recorded how was not timed.
    .where(sql<boolean>`coalesce(c.method, '') != 'unrecorded'`)
    .where(
      sql<boolean>`not exists (
        select 1 from credential_statements n
        where n.organisation_id = c.organisation_id and n.credential_id = c.credential_id
          and n.valid_from > s.valid_from and ${wasThere('n')})`,
    )
    .where(
      sql<boolean>`not exists (
        select 1 from credential_checks p
        where p.statement_id = s.id and p.valid_from < c.valid_from)`,
    )
    .orderBy('c.valid_from', 'desc')
    .limit(mostRead)
    .execute()
  return sortedWaits(rows)
}

/** Whether a statement was made before a decision, and held until then. */
const wasThere = (alias: string) => {
  const [from, to] = [sql.ref(`${alias}.valid_from`), sql.ref(`${alias}.valid_to`)]
  return sql<boolean>`${from} < c.valid_from and (${to} is null or ${to} >= c.valid_from)`
}
