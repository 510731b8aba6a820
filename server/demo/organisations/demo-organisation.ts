import type { CompanySize } from '#src/contract/company-size.ts'
import type { CredentialNote, CredentialStatus, Engagement } from '#src/contract/organisation.ts'
import type { StatedDetails } from '#src/contract/trust/stated-details.ts'
import type { Descriptions } from '#src/contract/profile/descriptions.ts'
import type { ProfileTexts } from '#src/contract/profile/profile-texts.ts'

/** Street and town as they would be typed into the place search. */
export type DemoAddress = {
  readonly street: string
  /** Name of the town, with its region where another town has the same name. */
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

/** What a certificate says, and how it was checked. Its days are counted from the start of the demo. */
export type DemoCertificate = Partial<
  Pick<StatedDetails, 'number' | 'issuer' | 'scope' | 'entryUrl'>
> & {
  readonly how: 'document' | 'register' | 'issuer'
  /** In whose name; the portal's where there is none. */
  readonly for?: string
  readonly issuedDaysAgo?: number
  readonly expiresInDays?: number
}

export type DemoCredential = {
  readonly id: string
  readonly status: CredentialStatus
  /** Of one that has been checked. */
  readonly certificate?: DemoCertificate
  readonly notes: readonly CredentialNote[]
}

export type DemoModule = {
  readonly id: string
  /** Percent of the points. */
  readonly score: number
}

/** Texts of which nothing was filled in are empty, or not there. */
type DemoTexts = Readonly<
  Pick<ProfileTexts, 'name' | 'description' | 'website'> & Partial<ProfileTexts>
>

/** An invented organisation; whoever has these names or numbers in the real world is not meant. */
export type DemoOrganisation = DemoTexts & {
  /** In further languages. */
  readonly descriptions?: Readonly<Descriptions>
  readonly slug: string
  readonly size: CompanySize | null
  readonly countryCode: string | null
  readonly address: DemoAddress | null
  readonly secondaryAddresses: readonly DemoAddress[]
  readonly identifiers: readonly { readonly typeId: string; readonly identifier: string }[]
  /** Which of them was found in its register. */
  readonly found?: { readonly typeId: string; readonly entryUrl: string; readonly for: string }
  readonly credentials: readonly DemoCredential[]
  readonly attributes: readonly string[]
  /** Questionnaires of the portal that were passed. */
  readonly modules?: readonly DemoModule[]
  readonly products: readonly string[]
  readonly locations: readonly string[]
  /** Goals besides those that follow from the credentials. */
  readonly sdgs: readonly number[]
  readonly targets: readonly Engagement[]
  readonly events: readonly Engagement[]
}

/** A credential that has been checked. */
export function approved(id: string, ...notes: readonly CredentialNote[]): DemoCredential {
  return { id, status: 'APPROVED', notes }
}

/** A credential of which it is known how it was checked, and what the certificate says. */
export function certified(
  id: string,
  certificate: DemoCertificate,
  ...notes: readonly CredentialNote[]
): DemoCredential {
  return { id, status: 'APPROVED', certificate, notes }
}

/** A credential that waits for its evidence to be checked. */
export function pending(id: string, ...notes: readonly CredentialNote[]): DemoCredential {
  return { id, status: 'PENDING', notes }
}

export function warning(text: string): CredentialNote {
  return { category: 'WARN', text }
}

export function critical(text: string): CredentialNote {
  return { category: 'CRITICAL', text }
}

/** Targets or events that an organisation contributes to itself (category 1). */
export function direct(...names: readonly string[]): Engagement[] {
  return names.map((name) => ({ name, category: 1 }))
}

/** Targets or events that it supports in others (any other category). */
export function indirect(...names: readonly string[]): Engagement[] {
  return names.map((name) => ({ name, category: 2 }))
}
