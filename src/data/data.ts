import type { AffiliateAnswer } from '../contract/affiliate.ts'
import type { Brand } from '../contract/brand.ts'
import type {
  AttributeOption,
  Country,
  Credential,
  IdentifierType,
  LocationNode,
  Place,
  PlaceSuggestion,
  ProductTag,
} from '../contract/catalogue.ts'
import type { Content } from '../contract/content.ts'
import type { Environment } from '../contract/environment.ts'
import type { Membership, OrganisationHit, OwnUser } from '../contract/membership.ts'
import type { Offer } from '../contract/offer.ts'
import type { OrganisationDetails } from '../contract/organisation.ts'
import type { PublicProfile } from '../contract/public-profile.ts'
import type { Api } from '../api/create-api.ts'
import type { RecommendationAnswer } from '../contract/recommendation.ts'
import type { BenefitsData } from './benefits-data.ts'
import type { ClaimMode } from './claim-mode.ts'
import type { EvidenceData } from './evidence-data.ts'
import type { MembersData } from './members-data.ts'
import type { ModulesData } from './modules-data.ts'
import type { OfflineData } from './offline-data.ts'
import type { OutboxData } from './outbox/outbox.ts'
import type { OutreachData } from './outreach-data.ts'
import type { SeenProfile } from './seen-profiles.ts'

/** A public profile; `storedAt` (ms since the epoch; 0: unknown) is set when the device answered. */
export type PublicProfileRead = { profile: PublicProfile; storedAt: number | null }

/**
 * Everything the portal reads and writes, wherever it comes from: seed of the page, network, device.
 * Every function rejects with a ProblemError; status 0 means that no answer came.
 */
export type Data = MembersData &
  BenefitsData &
  EvidenceData &
  ModulesData &
  OfflineData &
  OutboxData &
  OutreachData & {
    /** Never rejects: an unknown host and a failed call give the built-in theme (BRD-2). */
    brand(host: string): Promise<Brand>
    environment(): Promise<Environment>
    /** @returns null when no organisation has that slug */
    publicProfile(slug: string): Promise<PublicProfileRead | null>
    /** Public profiles that this device has a copy of, read last first. Never rejects. */
    seenProfiles(): Promise<SeenProfile[]>
    /** The signed-in user as the server knows them at this moment; nothing of it is cached. */
    ownUser(): Promise<OwnUser>
    memberships(): Promise<Membership[]>
    organisation(slug: string): Promise<OrganisationDetails>
    searchOrganisations(keyword: string, signal?: AbortSignal): Promise<OrganisationHit[]>
    createSupplier(name: string): Promise<Membership>
    associate(slug: string): Promise<Membership>
    credentials(): Promise<Credential[]>
    attributes(): Promise<AttributeOption[]>
    products(): Promise<ProductTag[]>
    locations(): Promise<LocationNode[]>
    countries(): Promise<Country[]>
    /** @param country ISO 3166-1 alpha-2 */
    identifierTypes(country: string): Promise<IdentifierType[]>
    identifierType(typeId: string): Promise<IdentifierType>
    /** What the operator has written under this key; null when there is nothing. */
    content(key: string): Promise<Content | null>
    offers(): Promise<Offer[]>
    /** Every brand of a demonstration; elsewhere the server knows no such address. */
    galleryBrands(): Promise<Brand[]>
    /** Credentials worth having; nothing of it is cached, for it changes with each answer. */
    recommend(
      ...wanted: Parameters<Api['recommendations']['recommend']>
    ): Promise<RecommendationAnswer>
    searchPlaces(query: string, signal?: AbortSignal): Promise<PlaceSuggestion[]>
    place(id: string): Promise<Place>
    /** @returns null when the theme has no such affiliate */
    affiliate(slug: string, theme: string): Promise<AffiliateAnswer | null>
    /** Links an affiliate to the signed-in user; when that fails, or for a guest, a cookie remembers it. */
    welcomeFrom(slug: string, theme: string, isSignedIn: boolean): Promise<void>
    /** Links the affiliate that the cookie remembers for a theme, if there is one (AUT-3). Never rejects. */
    linkKeptAffiliate(theme: string): Promise<void>
    claimMode: ClaimMode
    rememberedSlug(): string | null
    rememberSlug(slug: string): void
  }
