import styles from './evidence-dialog.module.css'
import { useUploadsOf } from './evidence-context.ts'
import { UploadItem } from './upload-item.tsx'

type UploadListProps = {
  credentialId: string
  /** Name of the list for assistive technology. */
  label: string
  focusAfterId: string
}

/** What is on its way for one credential. */
export function UploadList({ credentialId, label, focusAfterId }: UploadListProps) {
  const uploads = useUploadsOf(credentialId)
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {uploads.map((upload) => (
        <UploadItem key={upload.id} upload={upload} focusAfterId={focusAfterId} />
      ))}
    </ul>
  )
}
