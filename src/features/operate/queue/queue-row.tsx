import { memo } from 'react'
import type { Queued } from '#src/contract/operate/queue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { ItemRow, type RowPlace } from './item-list.tsx'

/** @param name of the credential */
export const QueueRow = memo(function QueueRow({
  row,
  name,
  ...place
}: RowPlace & { row: Queued; name: string }) {
  const t = useText()
  const { supplier, since, state, files, lease } = row
  return (
    <ItemRow
      {...{ ...place, since, lease, names: [name], about: <bdi>{supplier}</bdi> }}
      facts={[
        state === 'pending' ? t('operate.queue.new') : t(`operate.states.${state}`),
        t('operate.queue.files', { count: files }),
      ]}
    />
  )
})
