import { useSnapshot } from 'valtio'
import { useData } from '#src/data/data-context.ts'
import { copy } from '../copy.ts'
import styles from './queue.module.css'

/** Says what an export is for, and what would be missing in it. Not there where nothing can be exported. */
export function ExportHint() {
  const data = useData()
  const { items } = useSnapshot(data.outbox.state)
  const { files } = useSnapshot(data.outbox.evidenceQueue)
  if (items.length === 0) return null
  return (
    <p className={styles.hint}>
      <span>{copy.exportText}</span> {files.length > 0 && <span>{copy.exportFiles}</span>}
    </p>
  )
}
