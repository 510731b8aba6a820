import * as v from 'valibot'
import { companySize } from './company-size.ts'
import { catalogueId, countryCode, line } from './fields.ts'
import * as limits from './limits.ts'
import { descriptionsPatch } from './profile/descriptions.ts'
import { forTexts, profileTexts, textNames } from './profile/profile-texts.ts'
import { statedDetails } from './trust/stated-details.ts'

const ids = (max: number) =>
  v.pipe(
    v.array(catalogueId),
    v.maxLength(max, `must have at most ${max} entries`),
    v.transform((all) => [...new Set(all)]),
  )

const addressEntries = { address: line(limits.address), address_identifier: line(limits.placeId) }
const identity = v.strictObject({
  typeId: catalogueId,
  identifier: line(limits.identifier),
  identifierId: v.optional(catalogueId),
})
const identifierList = v.pipe(
  v.array(identity),
  v.minLength(1, 'needs at least one business number'),
  v.maxLength(limits.identifiers, `must have at most ${limits.identifiers} entries`),
  v.check(
    (all) => new Set(all.map((one) => one.typeId)).size === all.length,
    'Error: Only one business number per registry may be added',
  ),
)

/** Of each credential that it names, what a save changes; null for what goes. */
const credentialDetails = v.pipe(
  v.array(v.strictObject({ id: catalogueId, ...v.partial(statedDetails).entries })),
  v.maxLength(limits.credentials, `must have at most ${limits.credentials} entries`),
  v.check(
    (all) => new Set(all.map((one) => one.id)).size === all.length,
    'names a credential twice',
  ),
)

/**
 * Body of `PATCH /organizations/{slug}`. Every field is optional; a field that is there must be valid.
 * `identities`, `ownerDemographic` and `serviceableLocation` repeat other fields under the names that
 * older back ends read; this server prefers `identifiers`, `attributes` and `locations`.
 *
 * A list of catalogue entries comes as a whole, or as what a save adds and takes away (`…ToAdd`,
 * `…ToDelete`), which count where both are there. A whole list takes away only what this server shows:
 * entries that have left the catalogue stay (KEEP-1).
 */
export const profilePatch = v.strictObject({
  ...forTexts(textNames, (name) => v.optional(profileTexts[name].rule)),
  descriptions: v.optional(descriptionsPatch),
  contacts: v.optional(
    v.strictObject({
      ...addressEntries,
      secondaryAddresses: v.optional(
        v.pipe(
          v.array(v.strictObject(addressEntries)),
          v.maxLength(
            limits.secondaryAddresses,
            `must have at most ${limits.secondaryAddresses} entries`,
          ),
        ),
      ),
    }),
  ),
  identifiers: v.optional(identifierList),
  identities: v.optional(identifierList),
  identifiersToDelete: v.optional(v.pipe(v.array(catalogueId), v.maxLength(limits.identifiers))),
  country: v.optional(countryCode),
  countryCode: v.optional(countryCode),
  size: v.optional(companySize),
  attributes: v.optional(ids(limits.attributes)),
  ownerDemographic: v.optional(ids(limits.attributes)),
  attributesToAdd: v.optional(ids(limits.attributes)),
  attributesToDelete: v.optional(ids(limits.attributes)),
  credentials: v.optional(ids(limits.credentials)),
  credentialsToAdd: v.optional(ids(limits.credentials)),
  credentialsToDelete: v.optional(ids(limits.credentials)),
  credentialDetails: v.optional(credentialDetails),
  categories: v.optional(ids(limits.categories)),
  categoriesToAdd: v.optional(ids(limits.categories)),
  categoriesToDelete: v.optional(ids(limits.categories)),
  locations: v.optional(ids(limits.locations)),
  serviceableLocation: v.optional(ids(limits.locations)),
  locationsToAdd: v.optional(ids(limits.locations)),
  locationsToDelete: v.optional(ids(limits.locations)),
})
export type ProfilePatch = v.InferOutput<typeof profilePatch>
