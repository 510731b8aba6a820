import { useEffect, useEffectEvent, useMemo } from 'react'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import * as limits from '#src/contract/limits.ts'
import { useData } from '#src/data/data-context.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'
import type { ProfileDraft } from './profile-draft.ts'

function later(work: () => void): () => void {
  const timer = setTimeout(work, limits.draftKeepDelay)
  return () => clearTimeout(timer)
}

/**
 * Keeps what is typed into a draft: shortly after each change, at once when an input is left or the
 * page goes out of sight.
 * @param onSent told when the outbox has sent what an earlier Save asked for
 */
export function useDraftKeeper(
  draft: ProfileDraft,
  onSent: (details: OrganisationDetails) => void,
): DraftKeeper {
  const data = useData()
  const keeper = useMemo(() => createDraftKeeper(draft, { data, later }), [draft, data])
  const tell = useEffectEvent(onSent)
  useEffect(() => {
    const stop = keeper.start((details) => tell(details))
    const forget = data.beforeReload(keeper.flush)
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('focusout', () => void keeper.flush(), { signal })
    window.addEventListener('pagehide', keeper.flushAtOnce, { signal })
    const onVisibility = () => {
      // Phones end a page in the background without another word.
      if (document.visibilityState === 'hidden') keeper.flushAtOnce()
    }
    document.addEventListener('visibilitychange', onVisibility, { signal })
    return () => {
      listening.abort()
      forget()
      stop()
    }
  }, [data, keeper])
  return keeper
}
