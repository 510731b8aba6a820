import type { Ref } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { GoneItem } from '../queue/gone-item.tsx'
import styles from '../queue/item-place.module.css'
import { keyText } from '../queue/queue-key.ts'
import { namesNothing } from '../queue/names-nothing.ts'
import { useLease } from '../queue/use-lease.ts'
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
  const open = keyText(of)
  const item = useLoaded(
    `claim ${open} ${turn}`,
    () => desk.read(of.slug, of.itemId),
    () => desk.atHand(of.slug, of.itemId),
  )
  const leased = useLease(desk.leases, item.state === 'failed' ? null : open)
  if (item.state === 'failed' && namesNothing(item.failure))
    return <GoneItem listHref={listHref}>{t('operate-claims.goneText')}</GoneItem>
  if (item.state !== 'ready')
    return (
      <div className={styles.place}>
        <LoadedPart
          loaded={item}
          loadingText={t('operate.item.loading')}
          failedText={t('operate.item.failed')}
          height="20rem"
        >
          {() => null}
        </LoadedPart>
      </div>
    )
  return (
    <ClaimPane
      key={`${open} ${item.value.version}`}
      item={item.value}
      today={today}
      desk={desk}
      leased={leased}
      handle={handle}
    />
  )
}
