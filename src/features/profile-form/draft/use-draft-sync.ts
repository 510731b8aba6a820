import { useEffect, useEffectEvent, useMemo } from 'react'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import * as limits from '#src/contract/limits.ts'
import { useData } from '#src/data/data-context.ts'
import { createDraftSync, type DraftSync } from './draft-sync.ts'
import type { ProfileDraft } from './profile-draft.ts'

function later(work: () => void): () => void {
  const timer = setTimeout(work, limits.draftStoreDelay)
  return () => clearTimeout(timer)
}

/**
 * Stores what is typed into a draft on the device: throttled while it changes, at once when an input is
 * left or the page goes out of sight.
 * @param onSent told when the outbox has sent what an earlier Save asked for
 */
export function useDraftSync(
  draft: ProfileDraft,
  onSent: (details: OrganisationDetails) => void,
): DraftSync {
  const { outbox, profile } = useData()
  const sync = useMemo(
    () => createDraftSync(draft, { outbox, profile, later }),
    [draft, outbox, profile],
  )
  const tell = useEffectEvent(onSent)
  useEffect(() => {
    const stop = sync.start((details) => tell(details))
    const forget = outbox.beforeReload(sync.flush)
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('focusout', () => void sync.flush(), { signal })
    window.addEventListener('pagehide', sync.flushAtOnce, { signal })
    const onVisibility = () => {
      // Phones end a page in the background without another word.
      if (document.visibilityState === 'hidden') sync.flushAtOnce()
    }
    document.addEventListener('visibilitychange', onVisibility, { signal })
    return () => {
      listening.abort()
      forget()
      stop()
    }
  }, [outbox, sync])
  return sync
}
