import { sql } from 'kysely'
import { type AffiliateStore, createAffiliateStore } from './affiliates.ts'
import { type BenefitClaimStore, createBenefitClaimStore } from './benefit-claims.ts'
import { type BrandStore, createBrandStore } from './brands.ts'
import type { OpenDatabase } from './database.ts'
import { createEvidenceStore, type EvidenceStore } from './evidence.ts'
import { createIdempotencyStore, type IdempotencyStore } from './idempotency.ts'
import { createMemberStore, type MemberStore } from './member-store.ts'
import { createModuleStore, type ModuleStore } from './modules.ts'
import { createOfferStore, type OfferStore } from './offers.ts'
import { createOperatorStore, type OperatorStore } from './operators.ts'
import { createOrganisationStore, type OrganisationStore } from './organisation-store.ts'

/** Everything the routes know of the database. */
export type Store = {
  readonly organisations: OrganisationStore
  readonly members: MemberStore
  readonly brands: BrandStore
  readonly affiliates: AffiliateStore
  readonly operators: OperatorStore
  readonly offers: OfferStore
  readonly benefitClaims: BenefitClaimStore
  readonly modules: ModuleStore
  readonly evidence: EvidenceStore
  readonly idempotency: IdempotencyStore
  /** Fails when the database does not answer. */
  ping(): Promise<void>
}

export function createStore({ db, engine }: OpenDatabase): Store {
  return {
    organisations: createOrganisationStore(db, engine),
    members: createMemberStore(db),
    brands: createBrandStore(db),
    affiliates: createAffiliateStore(db),
    operators: createOperatorStore(db),
    offers: createOfferStore(db),
    benefitClaims: createBenefitClaimStore(db),
    modules: createModuleStore(db),
    evidence: createEvidenceStore(db, engine),
    idempotency: createIdempotencyStore(db),
    async ping() {
      await sql`select 1`.execute(db)
    },
  }
}
