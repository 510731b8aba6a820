import type { Ref } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { OpenItem } from '../queue/open-item.tsx'
import { useDeskItem } from '../queue/use-desk-item.ts'
import { ClaimPane } from './claim-pane.tsx'
import type { ClaimHandle } from './claim-panel.tsx'
import type { ClaimDesk } from './use-claim-desk.ts'

type ClaimPlaceProps = {
  of: { slug: string; itemId: string }
  /** Another one has the claim read anew. */
  turn: number
  /** When this day began; ms since the epoch. */
  today: number
  desk: ClaimDesk
  /** Where the list is shown alone. */
  listHref: string
  handle: Ref<ClaimHandle>
}

/** The claim that is open, as soon as it is there. */
export function ClaimPlace({ of, turn, today, desk, listHref, handle }: ClaimPlaceProps) {
  const t = useText()
  const { loaded, leased, open } = useDeskItem({ of, turn, desk })
  return (
    <OpenItem {...{ loaded, listHref, goneText: t('operate-claims.goneText') }}>
      {(item) => <ClaimPane key={open} {...{ item, today, desk, leased, handle }} />}
    </OpenItem>
  )
}
