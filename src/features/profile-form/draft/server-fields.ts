import { statedFields } from '#src/contract/trust/stated-details.ts'
import {
  descriptionKey,
  detailKey,
  fieldKeys,
  identifierKey,
  secondaryAddressKey,
} from './field-keys.ts'
import { descriptionLanguages, descriptionName } from '#src/contract/profile/descriptions.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import { forTexts, textNames } from '#src/contract/profile/profile-texts.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'

type Fields = ReadonlyDeep<ProfileFields>

/** Which parts of the PATCH body a field of the form is sent in, where it has another name there. */
const serverNames: Partial<Record<keyof ProfileFields, readonly string[]>> = {
  address: ['contacts'],
  secondaryAddresses: ['contacts'],
  identifiers: ['identifiers', 'identities'],
  businessRegistryCountry: ['country', 'countryCode'],
  companySize: ['size'],
  productTags: ['categories'],
  locations: ['locations', 'serviceableLocation'],
  attributes: ['attributes', 'ownerDemographic'],
}

/**
 * Whether something the server said is about a field of the form.
 * @param serverField path as the server names it: `website`, `contacts.address`, `descriptions.de`
 */
export function isAbout(serverField: string, name: keyof ProfileFields): boolean {
  const [head, ...rest] = partsOf(serverField)
  // Of descriptions one language is a field; without one that the form has, it is about all of them.
  if (head === 'descriptions') {
    const language = languageIn(rest)
    return language ? descriptionName(language) === name : name.startsWith('descriptions.')
  }
  return (serverNames[name] ?? [name]).includes(head)
}

/**
 * Key of the input that a field of the PATCH body belongs to.
 * @param serverField path as the server names it: `website`, `contacts.address`, `identifiers.0.identifier`,
 *   `descriptions.de`, `credentialDetails.iso-14001.number`
 * @returns null where no single input shows it
 */
export function keyOfServerField(serverField: string, fields: Fields): string | null {
  const [head, ...rest] = partsOf(serverField)
  if (head === 'identifiers' || head === 'identities') {
    const row = fields.identifiers[Number(rest[0] ?? 0)]
    return row ? identifierKey(row.rowId) : fieldKeys.identifiers
  }
  if (head === 'contacts' && rest[0] === 'secondaryAddresses') {
    // Rows without an address are not sent.
    const row = fields.secondaryAddresses.filter((one) => one.value)[Number(rest[1] ?? 0)]
    return row ? secondaryAddressKey(row.id) : fieldKeys.addAddress
  }
  if (head === 'descriptions') {
    const language = languageIn(rest)
    return language ? descriptionKey(language) : fieldKeys.description
  }
  if (head === 'credentialDetails') {
    const [id = '', name] = rest
    const field = statedFields.find((one) => one === name)
    const isShown = field && fields.credentials.some((one) => one.id === id)
    return isShown ? detailKey(id, field) : fieldKeys.credentials
  }
  return inputs[head] ?? null
}

const languageIn = ([tag]: readonly string[]) => descriptionLanguages.find((one) => one === tag)

/** Parts of a path; what is added to a list or taken away from it is about that list. */
function partsOf(path: string): [string, ...string[]] {
  const [head = '', ...rest] = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  return [head.replace(/To(?:Add|Delete)$/, ''), ...rest]
}

const inputs: Readonly<Record<string, string>> = {
  ...forTexts(textNames, (name) => fieldKeys[name]),
  contacts: fieldKeys.address,
  country: fieldKeys.country,
  countryCode: fieldKeys.country,
  credentials: fieldKeys.credentials,
  categories: fieldKeys.products,
  locations: fieldKeys.locations,
  serviceableLocation: fieldKeys.locations,
  size: fieldKeys.companySize,
}
