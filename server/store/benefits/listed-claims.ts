import type { OperatorScope } from '../../policies/operator.ts'
import { countRows } from '../count-rows.ts'
import type { Connection } from '../engine.ts'
import { isBehind, type Page, pageOf, type PageWanted } from '../keyset.ts'
import { isInScope, isNotTheirs } from '../operator-view.ts'
import type { Benefit } from '../tables/benefits.ts'

/** A business number as it was sent: alone, or with the register that it is of. */
export type ClaimIdentifier =
  string | { typeId: string; identifier: string; identifierId?: string | undefined }

export type BenefitClaim = {
  ref: string
  /** Address of the partner at the time of the claim; empty where the partner calls. */
  link: string
  /** Empty once the account that claimed is deleted. */
  phoneNumber: string
  createdAt: string
}

/** A claim as the operator reads it; what is empty belonged to an account that is deleted. */
export type ListedClaim = BenefitClaim & {
  benefit: Benefit
  organisation: { slug: string; name: string }
  identifiers: ClaimIdentifier[]
  claimedBy: string
  /** When the partner was told of it; null: that is still to be done. */
  passedOnAt: string | null
}

/** Which claims; what is left out is no condition. */
export type ClaimsView = {
  /** Who looks: nothing of organisations that they belong to, or ask to. */
  operator?: { id: string; scope: OperatorScope } | undefined
  /** `open`: those that nobody has passed on to the partner. */
  state?: 'open' | 'passed' | undefined
  benefit?: Benefit | undefined
}

/** Claims in the order in which they were made; those that were passed on, the latest first. */
export async function listClaims(
  db: Connection,
  { operator, state, benefit }: ClaimsView,
  { limit, after }: PageWanted,
): Promise<Page<ListedClaim>> {
  const isPassed = state === 'passed'
  const order = isPassed ? 'desc' : 'asc'
  const time = isPassed ? 'c.passed_on_at' : 'c.created_at'
  const rows = await selectListed(db)
    .$if(state !== undefined, (query) =>
      query.where('c.passed_on_at', isPassed ? 'is not' : 'is', null),
    )
    .$if(benefit !== undefined, (query) => query.where('c.benefit', '=', benefit ?? 'fifo'))
    .$if(operator !== undefined, (query) =>
      query
        .where(isInScope('o.brand_id', operator?.scope ?? []))
        .where(isNotTheirs('c.organisation_id', operator?.id ?? '')),
    )
    .where(isBehind([time, 'c.ref'], after, order))
    .orderBy(time, order)
    .orderBy('c.ref', order)
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, (row) => [
    (isPassed ? row.passedOnAt : null) ?? row.createdAt,
    row.ref,
  ])
  return { ...page, rows: page.rows.map(listed) }
}

/** How many claims nobody has passed on, of suppliers of some brands. @param most that are counted */
export async function countOpenClaims(
  db: Connection,
  scope: OperatorScope,
  most: number,
): Promise<number> {
  const some = db
    .selectFrom('benefit_claims as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select('c.ref')
    .where('c.passed_on_at', 'is', null)
    .where(isInScope('o.brand_id', scope))
    .orderBy('c.created_at')
    .limit(most)
  return countRows(db, some)
}

/** The claim of an organisation as the operator reads it. */
export async function claimOf(
  db: Connection,
  organisationId: string,
  benefit: Benefit,
): Promise<ListedClaim | undefined> {
  const row = await selectListed(db)
    .where('c.organisation_id', '=', organisationId)
    .where('c.benefit', '=', benefit)
    .executeTakeFirst()
  return row && listed(row)
}

export const selectClaims = (db: Connection) =>
  db
    .selectFrom('benefit_claims as c')
    .leftJoin('benefit_claimants as p', (join) =>
      join
        .onRef('p.organisation_id', '=', 'c.organisation_id')
        .onRef('p.benefit', '=', 'c.benefit'),
    )
    .select(['c.ref', 'c.link', 'c.created_at as createdAt', 'p.phone_number as phoneNumber'])

const selectListed = (db: Connection) =>
  selectClaims(db)
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select(['c.benefit', 'c.passed_on_at as passedOnAt', 'o.slug', 'o.name'])
    .select(['p.identifiers', 'u.email'])

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number]

const listed = ({
  slug,
  name,
  identifiers,
  email,
  phoneNumber,
  ...row
}: ListedRow): ListedClaim => ({
  ...row,
  organisation: { slug, name },
  phoneNumber: phoneNumber ?? '',
  identifiers: JSON.parse(identifiers ?? '[]') as ClaimIdentifier[],
  claimedBy: email ?? '',
})
