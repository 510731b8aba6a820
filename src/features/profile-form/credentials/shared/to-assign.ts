import type { QueuedFile } from '#src/data/outbox/outbox.ts'

type Held = {
  /** Slug of the organisation that is open. */
  slug: string
  /** Slugs of all organisations that the user may manage. */
  managed: readonly string[]
  /** Credentials that the open organisation holds or has in its draft. */
  credentialIds: readonly string[]
}

/**
 * The files that nothing else on the screen shows: the user has to say what they prove. Shared files
 * that are not assigned, and files whose credential or organisation is gone.
 */
export function filesToAssign<
  T extends Readonly<Pick<QueuedFile, 'organisation' | 'credentialId' | 'state'>>,
>(files: readonly T[], { slug, managed, credentialIds }: Held): T[] {
  return files.filter(({ organisation, credentialId, state }) => {
    if (credentialId === null) return true
    if (state === 'sending') return false
    if (organisation === slug) return !credentialIds.includes(credentialId)
    return !managed.includes(organisation)
  })
}
