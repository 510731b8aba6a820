import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import styles from './queue.module.css'

/** Says what an export is for, and what would be missing in it. Not there where nothing can be exported. */
export function ExportHint() {
  const t = useText()
  const data = useData()
  const { items } = useSnapshot(data.outbox.state)
  const { files } = useSnapshot(data.outbox.evidenceQueue)
  if (items.length === 0) return null
  return (
    <p className={styles.hint}>
      <span>{t('outbox.exportText')}</span>{' '}
      {files.length > 0 && <span>{t('outbox.exportFiles')}</span>}
    </p>
  )
}
