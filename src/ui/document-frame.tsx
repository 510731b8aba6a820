import { useState } from 'react'
import { useText } from '../i18n/text-context.ts'
import { documentFramePath } from '../lib/document-messages.ts'
import { Banner } from './banner.tsx'
import styles from './document-frame.module.css'
import { DocumentRefusal } from './document-refusal.tsx'
import { DocumentToolbar } from './document-toolbar.tsx'
import { LoadingState } from './loading-state.tsx'
import { useDocumentFrame } from './use-document-frame.ts'

export type DocumentFrameProps = {
  /** A PDF, a PNG or a JPEG; what it is, its bytes tell. */
  file: Blob
  name: string
  /** Called with keys that are pressed in the frame and mean nothing there, such as `j` or `Escape`. */
  onKey?: ((key: string) => void) | undefined
}

/**
 * Shows a document that may be hostile, in a frame that can reach neither this page nor the network. The
 * buttons stand outside of the frame: they are the page's own in words, colours and order of the focus, and
 * nothing in a document can look like them.
 */
export function DocumentFrame(props: DocumentFrameProps) {
  const [file, setFile] = useState(props.file)
  const [attempt, setAttempt] = useState(0)
  if (file !== props.file) {
    setFile(props.file)
    setAttempt(attempt + 1)
  }
  return <OneAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function OneAttempt({ file, name, onKey, onRetry }: DocumentFrameProps & { onRetry: () => void }) {
  const t = useText()
  const { state, onLoad, send } = useDocumentFrame({ file, name, onKey })
  if (state.phase === 'failed') {
    return <DocumentRefusal reason={state.reason} file={file} name={name} onRetry={onRetry} />
  }
  const isShown = state.phase === 'shown'
  return (
    <div className={styles.document}>
      {isShown && <DocumentToolbar state={state} file={file} name={name} send={send} />}
      {state.isIncomplete && (
        <Banner tone="warning" title={t('document-frame.incomplete')}>
          {t('document-frame.incompleteText')}
        </Banner>
      )}
      {state.shown < state.pages && (
        <p className={styles.note}>
          {t('document-frame.morePages', { shown: state.shown, pages: state.pages })}
        </p>
      )}
      <div className={styles.stage}>
        <iframe
          className={styles.frame}
          title={t('document-frame.title', { name })}
          src={documentFramePath}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          // Nothing in it can be reached before there is something to see.
          tabIndex={isShown ? undefined : -1}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
        />
        {!isShown && (
          <div className={styles.waiting}>
            <LoadingState label={t('document-frame.opening', { name })} height="100%" />
          </div>
        )}
      </div>
    </div>
  )
}
