import { newClaimReference } from './claim-reference.ts'
import type { Connection } from './engine.ts'
import { appendEvent } from './events/append-event.ts'
import { isBehind, type Page, pageOf, type PageWanted } from './keyset.ts'
import { lockOrganisation } from './organisations/lock-organisation.ts'
import type { Benefit } from './tables/benefits.ts'

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
}

export type NewClaim = {
  organisationId: string
  benefit: Benefit
  userId: string
  phoneNumber: string
  identifiers?: readonly ClaimIdentifier[]
  link?: string
  /** Under which it is made; tells the brand. */
  host: string
}

export type BenefitClaimStore = {
  find(organisationId: string, benefit: Benefit): Promise<BenefitClaim | undefined>
  /** Claims a benefit for an organisation. Of two claims the first counts, also when both come at once. */
  claim(given: NewClaim): Promise<{ claim: BenefitClaim; isNew: boolean }>
  /** The claim of an organisation as the operator reads it. */
  of(organisationId: string, benefit: Benefit): Promise<ListedClaim | undefined>
  /** The claims of all organisations, oldest first. */
  list(wanted: PageWanted): Promise<Page<ListedClaim>>
}

export function createBenefitClaimStore(db: Connection): BenefitClaimStore {
  return {
    find: (organisationId, benefit) => findClaim(db, organisationId, benefit),
    claim: (given) =>
      db.transaction().execute(async (transaction) => {
        const { organisationId, userId, benefit, host } = given
        await lockOrganisation(transaction, organisationId)
        const isNew = await addClaim(transaction, given)
        if (isNew) {
          const data = { benefit, host }
          await appendEvent(transaction, { type: 'benefit.claimed', organisationId, userId, data })
        }
        const claim = await findClaim(transaction, given.organisationId, given.benefit)
        if (!claim) throw new Error('A claim that was just made cannot be read')
        return { claim, isNew }
      }),
    async of(organisationId, benefit) {
      const row = await selectListed(db)
        .where('c.organisation_id', '=', organisationId)
        .where('c.benefit', '=', benefit)
        .executeTakeFirst()
      return row && listed(row)
    },
    async list({ limit, after }) {
      const rows = await selectListed(db)
        .where(isBehind(['c.created_at', 'c.ref'], after))
        .orderBy('c.created_at')
        .orderBy('c.ref')
        .limit(limit + 1)
        .execute()
      const page = pageOf(rows, limit, (row) => [row.createdAt, row.ref])
      return { ...page, rows: page.rows.map(listed) }
    },
  }
}

const selectClaims = (db: Connection) =>
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
    .select(['c.benefit', 'o.slug', 'o.name', 'p.identifiers', 'u.email'])

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

async function findClaim(
  db: Connection,
  organisationId: string,
  benefit: Benefit,
): Promise<BenefitClaim | undefined> {
  const row = await selectClaims(db)
    .where('c.organisation_id', '=', organisationId)
    .where('c.benefit', '=', benefit)
    .executeTakeFirst()
  return row && { ...row, phoneNumber: row.phoneNumber ?? '' }
}

/** @returns whether there was none before */
async function addClaim(transaction: Connection, given: NewClaim): Promise<boolean> {
  const { organisationId, benefit, userId, phoneNumber, identifiers = [], link = '' } = given
  const key = { organisation_id: organisationId, benefit }
  const added = await transaction
    .insertInto('benefit_claims')
    .values({ ...key, ref: newClaimReference(), link, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'benefit']).doNothing())
    .returning('ref')
    .executeTakeFirst()
  if (!added) return false
  await transaction
    .insertInto('benefit_claimants')
    .values({
      ...key,
      user_id: userId,
      phone_number: phoneNumber,
      identifiers: JSON.stringify(identifiers),
    })
    .execute()
  return true
}
