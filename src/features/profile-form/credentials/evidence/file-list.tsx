import { useText } from '#src/i18n/text-context.ts'
import { ListState } from '#src/ui/list-state.tsx'
import styles from './evidence-dialog.module.css'
import { filesOf, useEvidenceDesk } from './evidence-context.ts'
import { FileItem } from './file-item.tsx'

type FileListProps = { credentialId: string; onRemoved: () => void }

/** The files that the server has for one credential. */
export function FileList({ credentialId, onRemoved }: FileListProps) {
  const t = useText()
  const { files } = useEvidenceDesk()
  return (
    <ListState
      loaded={files}
      loadingText={t('evidence.fetch.loading')}
      failedText={t('evidence.fetch.failed')}
      height="4.5rem"
    >
      {(all) => {
        const own = filesOf(all, credentialId)
        if (own.length === 0) return null
        return (
          <section className={styles.section}>
            <h3 className={styles.subtitle} id="evidence-files">
              {t('evidence.files')}
            </h3>
            <ul className={styles.list} aria-labelledby="evidence-files">
              {own.map((file) => (
                <FileItem key={file.id} file={file} onRemoved={onRemoved} />
              ))}
            </ul>
          </section>
        )
      }}
    </ListState>
  )
}
