import type { Ref } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { OpenItem } from '../queue/open-item.tsx'
import { useDeskItem } from '../queue/use-desk-item.ts'
import { PairPane } from './pair-pane.tsx'
import type { PairHandle } from './pair-panel.tsx'
import type { PairDesk } from './use-pair-desk.ts'

type PairPlaceProps = {
  /** The slugs of both, as the address has them. */
  of: { slug: string; itemId: string }
  /** Another one has the pair read anew. */
  turn: number
  desk: PairDesk
  /** Where the list is shown alone. */
  listHref: string
  handle: Ref<PairHandle>
}

/** The pair that is open, as soon as it is there. */
export function PairPlace({ of, turn, desk, listHref, handle }: PairPlaceProps) {
  const t = useText()
  const { loaded, leased, open } = useDeskItem({ of, turn, desk })
  return (
    <OpenItem {...{ loaded, listHref, goneText: t('operate-duplicates.goneText') }}>
      {(item) => <PairPane key={open} {...{ item, desk, leased, handle }} />}
    </OpenItem>
  )
}
