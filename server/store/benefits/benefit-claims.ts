import { newClaimReference } from './claim-reference.ts'
import type { Connection } from '../engine.ts'
import { appendEvent } from '../events/append-event.ts'
import type { Page, PageWanted } from '../keyset.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import type { Benefit } from '../tables/benefits.ts'
import {
  type BenefitClaim,
  type ClaimIdentifier,
  type ClaimsView,
  claimOf,
  type ListedClaim,
  listClaims,
  selectClaims,
} from './listed-claims.ts'
import { type PassingOn, passOn } from './pass-on.ts'

export type { BenefitClaim }

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
  list(view: ClaimsView, wanted: PageWanted): Promise<Page<ListedClaim>>
  /** @returns the claim as it is then; undefined where there is none */
  passOn(passing: PassingOn): Promise<ListedClaim | undefined>
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
    of: (organisationId, benefit) => claimOf(db, organisationId, benefit),
    list: (view, wanted) => listClaims(db, view, wanted),
    passOn: (passing) => passOn(db, passing),
  }
}

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
