import * as v from 'valibot'
import { credentialCategories } from './credential-categories.ts'
import { identifierType, productTag } from './catalogue.ts'
import { companySize } from './company-size.ts'
import { instant, slug } from './fields.ts'
import { descriptions } from './profile/descriptions.ts'
import { forTexts, textNames } from './profile/profile-texts.ts'
import { assurances } from './trust/assurance.ts'
import { checkMethods } from './trust/credential-facts.ts'
import { credentialStates } from './trust/credential-state.ts'
import { statedFields } from './trust/stated-details.ts'

export const credentialNote = v.object({
  category: v.picklist(['CRITICAL', 'WARN']),
  text: v.string(),
})
export type CredentialNote = v.InferOutput<typeof credentialNote>

export const credentialStatus = v.picklist(['PENDING', 'APPROVED'])
export type CredentialStatus = v.InferOutput<typeof credentialStatus>

const line = v.optional(v.string())
/** `url`: where it can be seen, or what it means. It becomes a link: another back end may say anything. */
export const knownLine = v.object({
  text: v.string(),
  url: v.optional(v.pipe(v.string(), v.regex(/^(https?:\/|\/trust)\//i))),
})

/** Other back ends may mean something else by the name, of which the portal says nothing. */
const ours = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** How a reader can know what is said: sentences in the language of the answer. */
export const knownLines = ours(v.array(knownLine))

/**
 * What is known of a held credential at the time of the answer (TRU-1 to TRU-3). Copies that a device has
 * kept from before these fields do not have them.
 */
const knownOfCredential = {
  state: ours(v.picklist(credentialStates)),
  assurance: ours(v.picklist(assurances)),
  number: ours(v.string()),
  issuer: ours(v.string()),
  scope: ours(v.string()),
  /** Days. */
  issuedOn: ours(v.string()),
  /** The last one on which it is valid. */
  expiresOn: ours(v.string()),
  /** When that day has ended where the organisation is. */
  endsAt: ours(instant),
  /** Of the issuer's own entry, http or https. */
  entryUrl: ours(v.string()),
  /** The check that bears the assurance; `authority`: in whose name, where it was not the portal's. */
  checked: ours(
    v.object({
      at: instant,
      method: v.picklist(checkMethods),
      authority: line,
      entryUrl: line,
    }),
  ),
  /** Of a suspended or revoked one: since when, and why. */
  stopped: ours(v.object({ at: instant, note: v.string() })),
  /** How a reader can know all that. */
  known: knownLines,
  /** Whether newer papers wait for a decision. */
  hasRenewal: ours(v.boolean()),
}

/** A credential that an organisation holds or says it holds. */
export const heldCredential = v.object({
  ...knownOfCredential,
  id: v.string(),
  name: v.string(),
  shortName: v.string(),
  secondName: v.optional(v.string()),
  secondShortName: v.optional(v.string()),
  status: credentialStatus,
  category: v.picklist(credentialCategories),
  tier: v.number(),
  notes: v.array(credentialNote),
})
export type HeldCredential = v.InferOutput<typeof heldCredential>

/** What a verifier tells a supplier who has to do something: send more, or know that it is not confirmed. */
export const verifierAnswer = v.object({
  at: instant,
  outcome: v.picklist(['incomplete', 'refused']),
  note: line,
})
export type VerifierAnswer = v.InferOutput<typeof verifierAnswer>

/** The same for members of the organisation. */
const ownCredential = v.object({
  ...heldCredential.entries,
  /** What was stated last, as far as anything was (TRU-1). Nobody may have confirmed it; a save changes it. */
  stated: ours(v.record(v.picklist(statedFields), v.string())),
  /** What a verifier has said of it, until something is handed in anew. */
  answer: ours(verifierAnswer),
})
export type OwnCredential = v.InferOutput<typeof ownCredential>

/** A sustainability target or event; category 1 is direct, any other indirect. */
export const engagement = v.object({ name: v.string(), category: v.number() })
export type Engagement = v.InferOutput<typeof engagement>

const attributeRef = v.object({ id: v.string(), name: v.string() })

const address = v.object({ address: v.string(), address_identifier: v.string() })
const secondaryAddress = v.object({ id: v.string(), ...address.entries })

const organisationStatus = v.picklist(['ACTIVE', 'PENDING', 'SUSPENDED'])

/** Everything a member of an organisation may read of it: `GET /organizations/{slug}`. */
export const organisationDetails = v.object({
  ...forTexts(textNames, () => v.string()),
  /**
   * In further languages. Copies that a device has kept from before this field, and other back ends, do not
   * have it, or mean something else by it; a save names what it changes, so that nothing of that is lost.
   */
  descriptions: v.fallback(v.optional(descriptions), undefined),
  slug,
  status: organisationStatus,
  /** Grows by one with each save; travels as the ETag. */
  /** How a reader can know whose profile it is. */
  known: knownLines,
  version: v.number(),
  /** The specification's second reading of where the website stands. */
  urls: v.optional(v.object({ website: v.string() })),
  size: v.nullable(companySize),
  businessRegistryCountry: v.nullable(v.string()),
  categories: v.array(productTag),
  serviceableLocations: v.array(v.string()),
  sustainabilityCredentials: v.array(ownCredential),
  selfReportedAttributes: v.array(attributeRef),
  derivedAttributes: v.array(attributeRef),
  attributes: v.array(attributeRef),
  identifiers: v.array(v.object({ identifier: v.string(), type: identifierType })),
  contacts: v.object({
    address: v.string(),
    address_identifier: v.string(),
    secondaryAddresses: v.array(secondaryAddress),
  }),
  locationsSummary: v.string(),
  hasRedCredential: v.boolean(),
  hasYellowCredential: v.boolean(),
  targets: v.array(engagement),
  events: v.array(engagement),
  /** Sharing is unlocked by one credential or one attribute. */
  shareable: v.boolean(),
})
export type OrganisationDetails = v.InferOutput<typeof organisationDetails>
