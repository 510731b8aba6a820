import { useEffectEvent, useLayoutEffect } from 'react'
import type { OperateData } from '#src/data/operate-data.ts'
import { createLeaveQuestion } from '#src/lib/leave-question.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useWhenReachable } from '#src/ui/reachable-context.ts'
import { useOperate } from '../../operate-context.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'

/**
 * The drafts that this page has opened, by the brand's id: what is typed outlasts the screen, so that another part
 * of the console can be looked at before it could be saved. They go with the page, and belong to its data.
 */
const opened = new WeakMap<OperateData, Map<string, DraftStore>>()

function openedWith(data: OperateData): Map<string, DraftStore> {
  const stores = opened.get(data) ?? new Map<string, DraftStore>()
  opened.set(data, stores)
  return stores
}

/** Opens the draft of a brand, or takes up the one that this page has. */
export function useDraftStore(id: string): Loaded<DraftStore> {
  const { data } = useOperate()
  const stores = openedWith(data)
  const kept = () => stores.get(id) ?? null
  return useLoaded(
    `brand ${id}`,
    async () => {
      const known = kept()
      if (known) {
        void known.refresh()
        return known
      }
      const detail = await data.brand(id)
      const store =
        kept() ??
        createDraftStore(detail, {
          server: {
            read: () => data.brand(id),
            save: (changes) => data.saveBrandDraft(id, changes),
            discard: (version) => data.discardBrandDraft(id, version),
          },
          holdsTyping: createLeaveQuestion(window),
        })
      stores.set(id, store)
      return store
    },
    kept,
  )
}

/** ms between two looks at what others have changed. */
const lookEvery = 20_000

/** Keeps an open draft up to date, and saves it as soon as that is possible again. */
export function useFreshDraft(store: DraftStore, hasFailed: boolean): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void store.refresh()
  })
  // Before anything is seen of the draft: the person may come back in the same moment.
  useLayoutEffect(() => {
    const timer = setInterval(() => look(), lookEvery)
    const comeBack = () => look()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [])
  useWhenReachable(hasFailed, () => void store.save())
}
