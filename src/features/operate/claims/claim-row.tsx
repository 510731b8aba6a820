import { memo } from 'react'
import type { QueuedClaim } from '#src/contract/operate/claims.ts'
import { useText } from '#src/i18n/text-context.ts'
import { ItemRow, type RowPlace } from '../queue/item-list.tsx'

export const ClaimRow = memo(function ClaimRow({ row, ...place }: RowPlace & { row: QueuedClaim }) {
  const t = useText()
  const { name, email, supplier, since, kind, lease } = row
  return (
    <ItemRow
      {...{ ...place, since, lease, names: [name || email], about: <bdi>{supplier}</bdi> }}
      facts={[t(`operate-claims.kinds.${kind}`)]}
    />
  )
})
