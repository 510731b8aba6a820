import { memo } from 'react'
import type { QueuedPair } from '#src/contract/operate/duplicates.ts'
import { useText } from '#src/i18n/text-context.ts'
import { ItemRow, type RowPlace } from '../queue/item-list.tsx'

export const PairRow = memo(function PairRow({ row, ...place }: RowPlace & { row: QueuedPair }) {
  const t = useText()
  const { supplier, other, since, reasons, lease } = row
  return (
    <ItemRow
      {...{ ...place, since, lease, names: [supplier, other.supplier] }}
      facts={reasons.map((reason) => t(`operate-duplicates.short.${reason}`))}
    />
  )
})
