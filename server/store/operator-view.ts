import { type RawBuilder, sql } from 'kysely'
import type { OperatorScope } from '../policies/operator.ts'

/*
 * What keeps an operator's lists to what they may see (OPR-1): one place, so that no list forgets it.
 */

/** Whether a row is of a brand that an operator looks after. @param brand column, `o.brand_id` for example */
export const isInScope = (brand: string, scope: OperatorScope): RawBuilder<boolean> =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`${sql.ref(brand)} in (${sql.join(scope)})`

/** Whether an operator neither belongs to an organisation nor asks to. @param organisation column with its id */
export const isNotTheirs = (organisation: string, userId: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select 1 from memberships own
    where own.organisation_id = ${sql.ref(organisation)} and own.user_id = ${userId})`
