import { useState } from 'react'
import type { BrandDetail } from '#src/data/operate-data.ts'
import { useDraft } from '../draft/draft-context.ts'

/** The brand as somebody who is asked about it has looked at it. */
export type Seen = {
  detail: BrandDetail
  /** Whether it is not what stood on the page when they pressed: the question has to show it. */
  isAnew: boolean
}

/**
 * Keeps what a dialog asks about: what is done then names that state, whatever others do meanwhile.
 * @returns `open` saves what is not saved, and asks unless `leadOn` has led to what has to be done first; `renew`
 *   asks about what the page has by now
 */
export function useSeen() {
  const { store } = useDraft()
  const [seen, setSeen] = useState<Seen | null>(null)
  const newest = () => store.state.get().detail
  return {
    seen,
    async open(leadOn: () => boolean = () => false) {
      const shown = newest()
      await store.save()
      if (!leadOn()) setSeen({ detail: newest(), isAnew: !isSameState(shown, newest()) })
    },
    renew: () =>
      setSeen(
        (before) =>
          before && {
            detail: newest(),
            isAnew: before.isAnew || !isSameState(before.detail, newest()),
          },
      ),
    close: () => setSeen(null),
  }
}

const isSameState = (one: BrandDetail, other: BrandDetail) =>
  one.draft?.version === other.draft?.version && one.published?.number === other.published?.number
