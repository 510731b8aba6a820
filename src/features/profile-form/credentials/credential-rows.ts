import type { Language } from '#src/i18n/languages.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import { orderCredentials } from './credential-list.ts'

type Chosen = ReadonlyDeep<ChosenCredential>
export type CredentialRow = { readonly credential: Chosen; readonly isRemoved: boolean }

/**
 * The rows of the form in their order: what is chosen, and, in its old place, what was taken away
 * since the last save and can be had back.
 * @param saved what the server holds
 * @param removed what was taken away here, saved or not
 */
export function credentialRows(
  language: Language,
  chosen: readonly Chosen[],
  saved: readonly Chosen[],
  removed: readonly Chosen[],
): CredentialRow[] {
  const all = new Map([...removed, ...saved, ...chosen].map((one) => [one.id, one]))
  const held = new Set(chosen.map((one) => one.id))
  return orderCredentials(language, [...all.values()]).map((credential) => ({
    credential,
    isRemoved: !held.has(credential.id),
  }))
}
