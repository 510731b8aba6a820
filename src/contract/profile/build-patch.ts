import { isBlank } from '../one-line.ts'
import type { ProfilePatch } from '../profile-patch.ts'
import type { ReadonlyDeep } from '../readonly-deep.ts'
import { changedFields } from './changed-fields.ts'
import { detailsPatch } from './credential-details.ts'
import { descriptionLanguages, descriptionName } from './descriptions.ts'
import type { ProfileFieldName, ProfileFields } from './profile-fields.ts'
import { forTexts, textNames, type ProfileTexts } from './profile-texts.ts'
import { chosenAddress, holdsOnlyTyped } from './typed-address.ts'

type Fields = ReadonlyDeep<ProfileFields>

/**
 * Body of the PATCH: what differs from what was loaded, and nothing else (KEEP-1). A list that was changed
 * goes as what was added and what was taken away, and as a whole under the names of the specification's
 * payload (section 7) for a back end that knows these only. Fields whose mandatory value is not there are
 * left out.
 * @param base what was loaded
 * @param otherMinorityId its free text is sent only while that attribute is ticked
 */
export function buildPatch(
  fields: Fields,
  base: Fields,
  otherMinorityId: string | null,
): ProfilePatch {
  const changed = new Set(changedFields(fields, base))
  const when = <Part extends ProfilePatch>(name: ProfileFieldName, part: () => Part) =>
    changed.has(name) ? part() : {}
  const { companySize: size, businessRegistryCountry: country } = fields
  const changesOf = (ids: (side: Fields) => readonly string[]) => {
    const named = (side: Fields) => new Set(ids(side).filter(Boolean))
    const [before, after] = [named(base), named(fields)]
    return {
      all: [...after],
      added: [...after].filter((id) => !before.has(id)),
      removed: [...before].filter((id) => !after.has(id)),
    }
  }
  return {
    ...textsOf(fields, changed),
    ...descriptionsOf(fields, changed),
    ...contactsOf(fields, changed),
    ...when('identifiers', () => identifiersOf(fields, base)),
    ...when('businessRegistryCountry', () => (country ? { country, countryCode: country } : {})),
    ...when('companySize', () => (size ? { size } : {})),
    ...otherAttributeOf(fields, changed, otherMinorityId),
    ...when('attributes', () => {
      const { all, added, removed } = changesOf((side) => side.attributes)
      const whole = { attributes: all, ownerDemographic: [...all] }
      return { ...whole, attributesToAdd: added, attributesToDelete: removed }
    }),
    ...when('credentials', () => {
      const { all, added, removed } = changesOf((side) => side.credentials.map((one) => one.id))
      return { credentials: all, credentialsToAdd: added, credentialsToDelete: removed }
    }),
    ...when('credentialDetails', () => {
      const credentialDetails = detailsPatch(fields, base)
      return credentialDetails.length > 0 ? { credentialDetails } : {}
    }),
    ...when('productTags', () => {
      const { all, added, removed } = changesOf((side) => side.productTags.map((one) => one.id))
      return { categories: all, categoriesToAdd: added, categoriesToDelete: removed }
    }),
    ...when('locations', () => {
      const { all, added, removed } = changesOf((side) => side.locations)
      const whole = { locations: all, serviceableLocation: [...all] }
      return { ...whole, locationsToAdd: added, locationsToDelete: removed }
    }),
  }
}

/**
 * Of fields that a save took, those that it could send: what is only typed, or half filled in, was not
 * among them, and the answer says nothing of it.
 * @param base what was loaded
 */
export function sentFields(fields: Fields, base: Fields): Fields {
  return {
    ...fields,
    ...(holdsOnlyTyped('address', fields) && { address: base.address }),
    ...(holdsOnlyTyped('secondaryAddresses', fields) && {
      secondaryAddresses: base.secondaryAddresses,
    }),
    identifiers: fields.identifiers.filter(isFilled),
  }
}

const isFilled = (row: Fields['identifiers'][number]) => row.typeId && row.identifier.trim()

/** Every number that is filled in, and the registry types that were there before and are gone. */
function identifiersOf(fields: Fields, base: Fields) {
  const identifiers = fields.identifiers
    .filter(isFilled)
    .map((row) => ({ typeId: row.typeId, identifier: row.identifier.trim() }))
  const kept = new Set(identifiers.map((one) => one.typeId))
  return {
    identifiers,
    identities: identifiers.map((one) => ({ ...one, identifierId: one.typeId })),
    identifiersToDelete: base.identifiers
      .map((row) => row.typeId)
      .filter((id) => id && !kept.has(id)),
  }
}

/** All but the text of another minority, which goes with its attribute. */
function textsOf(fields: Fields, changed: ReadonlySet<ProfileFieldName>): Partial<ProfileTexts> {
  const names = textNames.filter((name) => name !== 'otherAttribute' && changed.has(name))
  return forTexts(names, (name) => fields[name].trim())
}

/** The languages that changed, null for one whose text is gone. */
function descriptionsOf(
  fields: Fields,
  changed: ReadonlySet<ProfileFieldName>,
): Pick<ProfilePatch, 'descriptions'> {
  const named = descriptionLanguages.filter((language) => changed.has(descriptionName(language)))
  if (named.length === 0) return {}
  const texts = named.map((language) => {
    const text = fields[descriptionName(language)]
    return [language, isBlank(text) ? null : text.trim()]
  })
  return { descriptions: Object.fromEntries(texts) as ProfilePatch['descriptions'] }
}

function otherAttributeOf(
  { attributes, otherAttribute }: Fields,
  changed: ReadonlySet<ProfileFieldName>,
  otherMinorityId: string | null,
) {
  if (!otherMinorityId || !attributes.includes(otherMinorityId)) return {}
  // Ticked anew, it needs its text, though that is as the server had it.
  const isAbout = changed.has('otherAttribute') || changed.has('attributes')
  return isAbout ? { otherAttribute: otherAttribute.trim() } : {}
}

function contactsOf(fields: Fields, changed: ReadonlySet<ProfileFieldName>) {
  const main = chosenAddress(fields.address)
  // The list replaces the stored one: without a row that is being edited it would delete it.
  const hasOthers =
    changed.has('secondaryAddresses') && !holdsOnlyTyped('secondaryAddresses', fields)
  if (!main || !(changed.has('address') || hasOthers)) return {}
  return {
    contacts: {
      address: main.label,
      address_identifier: main.value,
      ...(hasOthers && {
        secondaryAddresses: fields.secondaryAddresses
          .filter((one) => one.value)
          .map((one) => ({ address: one.label, address_identifier: one.value })),
      }),
    },
  }
}
