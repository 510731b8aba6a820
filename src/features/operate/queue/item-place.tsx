import type { Ref } from 'react'
import type { Credential } from '#src/contract/catalogue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import type { DecisionHandle } from '../decide/decision-panel.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { GoneItem } from './gone-item.tsx'
import { ItemPane } from './item-pane.tsx'
import styles from './item-place.module.css'
import { namesNothing } from './names-nothing.ts'
import { keyText, type QueueKey } from './queue-key.ts'
import type { Desk } from './use-desk.ts'
import { useLease } from './use-lease.ts'

type ItemPlaceProps = {
  of: QueueKey
  /** Another one has the item read anew. */
  turn: number
  catalogue: Loaded<Credential[]>
  nameOf: (credentialId: string) => string
  /** When this day began; ms since the epoch. */
  today: number
  desk: Desk
  /** Where the list is shown alone. */
  listHref: string
  handle: Ref<DecisionHandle>
  onKey: (key: string) => void
}

/** What is open, as soon as it and the catalogue that it is judged by are there. */
export function ItemPlace(props: ItemPlaceProps) {
  const { of, turn, catalogue, today, nameOf, desk, listHref, handle, onKey } = props
  const t = useText()
  const open = keyText(of)
  const item = useLoaded(
    `${open} ${turn}`,
    () => desk.store.item(of),
    () => desk.store.atHand(of),
  )
  const isGone = item.state === 'failed' && namesNothing(item.failure)
  const leased = useLease(desk.leases, item.state === 'failed' ? null : open)
  if (isGone) return <GoneItem listHref={listHref}>{t('operate.item.goneText')}</GoneItem>
  if (item.state !== 'ready' || catalogue.state !== 'ready')
    return (
      <div className={styles.place}>
        <LoadedPart
          loaded={item.state === 'ready' ? catalogue : item}
          loadingText={t('operate.item.loading')}
          failedText={
            item.state === 'ready' ? t('operate.item.catalogueFailed') : t('operate.item.failed')
          }
          height="20rem"
        >
          {() => null}
        </LoadedPart>
      </div>
    )
  const { value } = item
  return (
    <ItemPane
      key={`${open} ${value.version}`}
      item={value}
      credential={catalogue.value.find(({ id }) => id === value.credentialId)}
      nameOf={nameOf}
      today={today}
      desk={desk}
      leased={leased}
      handle={handle}
      onKey={onKey}
    />
  )
}
