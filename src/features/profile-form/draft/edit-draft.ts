import type { ProductTag } from '#src/contract/catalogue.ts'
import type {
  ChosenCredential,
  CredentialDetail,
  IdentifierRow,
  ProfileFields,
  SecondaryAddress,
} from '#src/contract/profile/profile-fields.ts'
import { detailKey } from './field-keys.ts'
import type { ProfileDraft } from './profile-draft.ts'
import { isAbout } from './server-fields.ts'

/** Sets one field of the form. */
export function setField<Name extends keyof ProfileFields>(
  draft: ProfileDraft,
  name: Name,
  value: ProfileFields[Name],
): void {
  draft.fields[name] = value
  forgetRefusal(draft, name)
}

/** What the server said of a field is void once that field is edited. */
function forgetRefusal(draft: ProfileDraft, name: keyof ProfileFields): void {
  if (draft.refusal?.field && isAbout(draft.refusal.field, name)) draft.refusal = null
}

/** Notes that focus has left an input once: from now on its errors show. */
export function markLeft(draft: ProfileDraft, key: string): void {
  draft.left[key] = true
}

/** Notes that Save was asked for: from now on everything missing is named. */
export function markAttempted(draft: ProfileDraft): void {
  draft.attempted = true
}

/** Ticks an attribute, or takes the tick away. */
export function tickAttribute(draft: ProfileDraft, id: string, on: boolean): void {
  const others = draft.fields.attributes.filter((one) => one !== id)
  setField(draft, 'attributes', on ? [...others, id] : others)
}

/** Adds a credential unless it is there. */
export function addCredential(draft: ProfileDraft, credential: ChosenCredential): boolean {
  if (draft.fields.credentials.some((one) => one.id === credential.id)) return false
  setField(draft, 'credentials', [...draft.fields.credentials, credential])
  return true
}

/** Changes what is stated about a credential; what was said of it before is void. */
export function setDetail(draft: ProfileDraft, { id, field, text }: CredentialDetail): void {
  const rows = draft.fields.credentialDetails
  const row = rows.find((one) => one.id === id && one.field === field)
  if (row) row.text = text
  else rows.push({ id, field, text })
  delete draft.misread[detailKey(id, field)]
  forgetRefusal(draft, 'credentialDetails')
}

/** Changes a business number or its registry; what was said of the number before is void. */
export function changeNumber(
  draft: ProfileDraft,
  rowId: string,
  next: Partial<Omit<IdentifierRow, 'rowId'>>,
): void {
  const row = draft.fields.identifiers.find((one) => one.rowId === rowId)
  if (row) Object.assign(row, next)
  delete draft.identifierErrors[rowId]
  forgetRefusal(draft, 'identifiers')
}

/** Takes a business number away. */
export function removeNumber(draft: ProfileDraft, rowId: string): void {
  delete draft.identifierErrors[rowId]
  setField(
    draft,
    'identifiers',
    draft.fields.identifiers.filter((one) => one.rowId !== rowId),
  )
}

/** Changes a secondary address. */
export function changeAddress(
  draft: ProfileDraft,
  id: string,
  next: Omit<SecondaryAddress, 'id'>,
): void {
  const row = draft.fields.secondaryAddresses.find((one) => one.id === id)
  if (row) Object.assign(row, next)
  forgetRefusal(draft, 'secondaryAddresses')
}

/** Adds a product or service. */
export function addProduct(draft: ProfileDraft, { id, name }: ProductTag): void {
  setField(draft, 'productTags', [...draft.fields.productTags, { id, name }])
}

/** Takes a row out of a list by its id. */
export function removeById(
  draft: ProfileDraft,
  list: 'credentials' | 'productTags' | 'secondaryAddresses',
  id: string,
): void {
  const { fields } = draft
  if (list === 'credentials') fields.credentials = fields.credentials.filter((one) => one.id !== id)
  else if (list === 'productTags')
    fields.productTags = fields.productTags.filter((one) => one.id !== id)
  else fields.secondaryAddresses = fields.secondaryAddresses.filter((one) => one.id !== id)
  forgetRefusal(draft, list)
}
