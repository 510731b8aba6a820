import { snapshot } from 'valtio'
import type { Analytics } from '#src/analytics/analytics.ts'
import type { Credential } from '#src/contract/catalogue.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { addCredential, removeById } from '../draft/edit-draft.ts'
import type { ProfileDraft } from '../draft/profile-draft.ts'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import { displayName } from './credential-list.ts'

/**
 * Adds credentials to a draft and takes them away, telling analytics and screen readers (PRF-15).
 * @param announce says a sentence to screen readers
 */
export function credentialChoice(
  t: Translate,
  draft: ProfileDraft,
  analytics: Pick<Analytics, 'track'>,
  announce: (sentence: string) => void,
) {
  const tell = (
    event: 'select_credential' | 'unselect_credential',
    { id, name }: { readonly id: string; readonly name: string },
  ) => analytics.track(event, { credentialId: id, credentialName: name }, 'General')
  return {
    /** One that is chosen already stays as it is, and nothing is told. */
    select(credential: Credential) {
      const { id, name, shortName, tier } = credential
      // One that was taken away since the last save is held still, and says so.
      const saved = snapshot(draft).base.credentials.find((one) => one.id === id)
      const added = saved ?? { id, name, shortName, tier, status: 'PENDING' as const, notes: [] }
      if (!addCredential(draft, added)) return
      tell('select_credential', credential)
      announce(t('profile-form.credentialAdded', { name: displayName(credential) }))
    },
    /** Gives back one that was taken away, as it was. */
    restore(credential: Readonly<ChosenCredential>) {
      if (!addCredential(draft, credential)) return
      tell('select_credential', credential)
      announce(t('profile-form.credentialBack', { name: displayName(credential) }))
    },
    unselect(credential: Readonly<ChosenCredential>) {
      removeById(draft, 'credentials', credential.id)
      tell('unselect_credential', credential)
      announce(t('profile-form.credentialRemoved', { name: displayName(credential) }))
    },
  }
}
