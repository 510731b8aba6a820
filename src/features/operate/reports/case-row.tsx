import { memo } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { ItemRow, type RowPlace } from '../queue/item-list.tsx'
import type { QueuedCase } from './case-key.ts'

/** @param name of the credential that it is about; null: it is about the profile */
export const CaseRow = memo(function CaseRow({
  row,
  name,
  ...place
}: RowPlace & { row: QueuedCase; name: string | null }) {
  const t = useText()
  const { supplier, reason, since, outcome, lease } = row
  return (
    <ItemRow
      {...{ ...place, since, names: [supplier] }}
      about={reason ? t(`report-words.reasons.${reason}`) : t('operate-reports.list.appeal')}
      facts={[name && <bdi>{name}</bdi>, outcome && t(`operate-reports.outcomes.${outcome}`)]}
      lease={outcome ? null : lease}
    />
  )
})
