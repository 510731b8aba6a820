import type { Ref } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { GoneItem } from '../queue/gone-item.tsx'
import styles from '../queue/item-place.module.css'
import { namesNothing } from '../queue/names-nothing.ts'
import { keyText } from '../queue/queue-key.ts'
import { useLease } from '../queue/use-lease.ts'
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
  const open = keyText(of)
  const item = useLoaded(
    `pair ${open} ${turn}`,
    () => desk.read(of.slug, of.itemId),
    () => desk.atHand(of.slug, of.itemId),
  )
  const leased = useLease(desk.leases, item.state === 'failed' ? null : open)
  if (item.state === 'failed' && namesNothing(item.failure))
    return <GoneItem listHref={listHref}>{t('operate-duplicates.goneText')}</GoneItem>
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
    <PairPane
      key={`${open} ${item.value.version}`}
      item={item.value}
      desk={desk}
      leased={leased}
      handle={handle}
    />
  )
}
