import { useEffect, useEffectEvent, useState } from 'react'
import * as limits from '#src/contract/limits.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import type { TakenShared } from '#src/data/outbox/outbox.ts'
import { refusalOf } from '#src/data/file-refusal.ts'

/** What the address says of a share: `lost` when no worker was there to take it. */
export type Shared = 1 | 'lost'

/**
 * Takes over what other applications shared as soon as the page is open, whether or not its address
 * says so: the user may have had to sign in, or to add an organisation, before.
 * @param onHandled takes the news out of the address
 */
export function useSharedArrival(slug: string, shared: Shared | undefined, onHandled: () => void) {
  const texts = useTexts()
  const data = useData()
  const [isLost, setLost] = useState(shared === 'lost')
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(false)
  const take = useEffectEvent(() =>
    data.outbox.takeSharedFiles(slug, {
      nameless: texts.t('shared-files.nameless'),
      refusalOf: (file) => refusalOf(texts, file),
    }),
  )
  const tell = useEffectEvent(({ taken, refusals, left }: TakenShared) => {
    setProblems(
      left > 0
        ? [...refusals, texts.t('shared-files.left', { files: left, most: limits.evidenceWaiting })]
        : refusals,
    )
    if (taken > 0) setOpen(true)
  })
  useEffect(() => void take().then((all) => tell(all)), [])
  const handled = useEffectEvent(onHandled)
  useEffect(() => {
    if (shared) handled()
  }, [shared])
  return {
    isOpen,
    open: () => setOpen(true),
    /** What there was to say has been read by then. */
    close() {
      setOpen(false)
      setProblems([])
    },
    problems,
    forgetProblems: () => setProblems([]),
    isLost,
    forgetLost: () => setLost(false),
  }
}
