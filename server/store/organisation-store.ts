import type { CredentialState } from '#src/contract/trust/credential-state.ts'
import { ruleOnCredential, type Ruling } from './credentials/rule-on-credential.ts'
import { appendChange } from './events/append-event.ts'
import type { Connection, Engine } from './engine.ts'
import { gatherLookups } from './gather-lookups.ts'
import { addMembership } from './memberships.ts'
import { createOrganisation } from './organisations/create-organisation.ts'
import {
  type ListedOrganisation,
  listedOrganisations,
  listedParts,
} from './organisations/listed-organisations.ts'
import { lockOrganisation } from './organisations/lock-organisation.ts'
import type { OrganisationKey, OrganisationRecord } from './organisations/organisation-record.ts'
import type { ProfileChanges } from './organisations/profile-changes.ts'
import { findOrganisations, readOrganisation } from './organisations/read-organisation.ts'
import { type Editor, saveProfile } from './organisations/save-profile.ts'
import {
  type FoundOrganisation,
  searchOrganisations,
} from './organisations/search-organisations.ts'
import { rememberUser, type UserClaims } from './users.ts'

export type OrganisationStore = {
  /** By the slug in use or a former one. */
  find(slug: string): Promise<OrganisationKey | undefined>
  read(id: string): Promise<OrganisationRecord | undefined>
  search(keyword: string): Promise<FoundOrganisation[]>
  /** Profiles that search engines are told of, in parts counted from 0. */
  listed(part: number): Promise<ListedOrganisation[]>
  /** Which parts there are. */
  listedParts(): Promise<number[]>
  /**
   * Creates an organisation whose accepted owner is the user.
   * @param brandId under whose host; by default under none
   */
  found(user: UserClaims, name: string, brandId?: string | null): Promise<OrganisationKey>
  /**
   * Saves a profile in one transaction.
   * @param version the version that the changes were made on; null: whatever is stored
   * @throws VersionConflict when another version is stored; then nothing is written
   */
  save(
    id: string,
    changes: ProfileChanges,
    version: number | null,
    by: Editor,
  ): Promise<OrganisationRecord>
  /**
   * Decides on a credential in one transaction.
   * @returns the state that it has now
   * @throws UnfitDecision where it cannot be decided so; then nothing is written
   */
  rule(ruling: Ruling): Promise<CredentialState>
  linkPortfolio(link: {
    organisationId: string
    brandId: string
    portfolioSlug: string
  }): Promise<void>
}

export function createOrganisationStore(db: Connection, engine: Engine): OrganisationStore {
  return {
    find: gatherLookups((slugs) => findOrganisations(db, engine, slugs)),
    read: (id) => readOrganisation(db, engine, id),
    listed: (part) => listedOrganisations(db, engine, part),
    listedParts: () => listedParts(db),
    search: (keyword) => searchOrganisations(db, engine, keyword),
    rule: (ruling) =>
      db.transaction().execute((transaction) => ruleOnCredential(transaction, ruling)),
    linkPortfolio: (link) => linkPortfolio(db, link),
    found: (user, name, brandId = null) =>
      db.transaction().execute(async (transaction) => {
        await rememberUser(transaction, user)
        const organisation = await createOrganisation(transaction, name, brandId)
        await addMembership(transaction, {
          userId: user.id,
          organisationId: organisation.id,
          relationship: 'OWNER',
          accepted: true,
        })
        return organisation
      }),
    save: (id, changes, version, by) =>
      db.transaction().execute(async (transaction) => {
        await saveProfile(transaction, id, changes, version, by)
        const saved = await readOrganisation(transaction, engine, id)
        if (!saved) throw new Error('A profile that was just saved cannot be read')
        return saved
      }),
  }
}

/** Links an organisation to a portfolio of a brand; doing so again changes nothing. */
async function linkPortfolio(
  db: Connection,
  link: { organisationId: string; brandId: string; portfolioSlug: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockOrganisation(transaction, link.organisationId)
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('portfolio_links')
      .values({
        organisation_id: link.organisationId,
        brand_id: link.brandId,
        portfolio_slug: link.portfolioSlug,
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    // A brand may show the suppliers of its portfolios alone.
    if (numInsertedOrUpdatedRows) await appendChange(transaction, link.organisationId)
  })
}
