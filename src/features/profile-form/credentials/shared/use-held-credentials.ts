import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import { useLoaded, type Loaded } from '#src/ui/use-loaded.ts'
import { fieldsOfStored } from '../../draft/profile-draft.ts'
import { orderCredentials } from '../credential-list.ts'

type Held = readonly Readonly<ChosenCredential>[]

/**
 * The credentials that an organisation holds or has in its draft, those that wait for verification
 * first.
 * @param open slug of the organisation that is open, and what its form holds
 */
export function useHeldCredentials(slug: string, open: string, ofOpen: Held): Loaded<Held> {
  const data = useData()
  const { language } = useTexts()
  const isOpen = slug === open
  const loaded = useLoaded(isOpen ? '' : `credentials of ${slug}`, async () => {
    const draft = data.outbox.draftOf(slug)
    if (draft) return orderCredentials(language, fieldsOfStored(draft).credentials)
    const { sustainabilityCredentials } = await data.profile.organisation(slug)
    return orderCredentials(language, sustainabilityCredentials)
  })
  return isOpen ? { state: 'ready', value: orderCredentials(language, ofOpen) } : loaded
}
