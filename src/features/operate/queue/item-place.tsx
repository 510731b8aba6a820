import type { Ref } from 'react'
import type { Credential } from '#src/contract/catalogue.ts'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import { useText } from '#src/i18n/text-context.ts'
import type { Loaded } from '#src/ui/use-loaded.ts'
import type { DecisionHandle } from '../decide/decision-panel.tsx'
import { ItemPane } from './item-pane.tsx'
import { OpenItem } from './open-item.tsx'
import type { Desk } from './use-desk.ts'
import { useDeskItem } from './use-desk-item.ts'

type ItemPlaceProps = {
  of: { slug: string; itemId: string }
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
  const { loaded, leased, open } = useDeskItem<QueueItem>({ of, turn, desk })
  const known = catalogue.state === 'ready' ? catalogue.value : []
  return (
    <OpenItem
      loaded={loaded.state === 'ready' && catalogue.state !== 'ready' ? catalogue : loaded}
      failedText={loaded.state === 'ready' ? t('operate.item.catalogueFailed') : undefined}
      {...{ listHref, goneText: t('operate.item.goneText') }}
    >
      {(item) => (
        <ItemPane
          key={open}
          credential={known.find(({ id }) => id === item.credentialId)}
          {...{ item, nameOf, today, desk, leased, handle, onKey }}
        />
      )}
    </OpenItem>
  )
}
