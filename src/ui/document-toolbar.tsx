import { useText } from '../i18n/text-context.ts'
import type { DocumentCommand } from '../lib/document-messages.ts'
import { downloadFile } from '../lib/download-file.ts'
import { Button } from './button.tsx'
import styles from './document-frame.module.css'
import { Icon, type Drawing } from './icon.tsx'
import * as icons from './icons.ts'
import { Tooltip } from './tooltip.tsx'
import type { DocumentState } from './use-document-frame.ts'

export type DocumentToolbarProps = {
  state: Pick<DocumentState, 'page' | 'pages' | 'zoom' | 'fit'>
  file: Blob
  name: string
  send: (command: DocumentCommand) => void
}

/** What can be done with a document: smaller and larger, to fit, turned, and as a file. */
export function DocumentToolbar({ state, file, name, send }: DocumentToolbarProps) {
  const t = useText()
  const { page, pages, zoom, fit } = state
  return (
    <div className={styles.toolbar} role="group" aria-label={t('document-frame.tools')}>
      <Tool
        label={t('document-frame.zoomOut')}
        drawing={icons.minus}
        onPress={() => send({ type: 'zoom', to: 'out' })}
      />
      <span className={styles.zoom}>{t('document-frame.zoom', { percent: zoom })}</span>
      <Tool
        label={t('document-frame.zoomIn')}
        drawing={icons.plus}
        onPress={() => send({ type: 'zoom', to: 'in' })}
      />
      <Tool
        label={t('document-frame.fitWidth')}
        drawing={icons.fitWidth}
        isPressed={fit === 'width'}
        onPress={() => send({ type: 'zoom', to: 'width' })}
      />
      <Tool
        label={t('document-frame.fitPage')}
        drawing={icons.fitPage}
        isPressed={fit === 'page'}
        onPress={() => send({ type: 'zoom', to: 'page' })}
      />
      <Tool
        label={t('document-frame.turnLeft')}
        drawing={icons.turnLeft}
        onPress={() => send({ type: 'turn', by: -90 })}
      />
      <Tool
        label={t('document-frame.turnRight')}
        drawing={icons.turnRight}
        onPress={() => send({ type: 'turn', by: 90 })}
      />
      <Tool
        label={t('document-frame.download')}
        drawing={icons.download}
        onPress={() => downloadFile(file, name)}
      />
      {pages > 1 && (
        <span className={styles.pages}>{t('document-frame.pageOf', { page, pages })}</span>
      )}
    </div>
  )
}

type ToolProps = {
  label: string
  drawing: Drawing
  /** Of a choice that is on or off; left out for what is done at once. */
  isPressed?: boolean | undefined
  onPress: () => void
}

function Tool({ label, drawing, isPressed, onPress }: ToolProps) {
  return (
    <Tooltip content={label}>
      <Button
        variant="quiet"
        className={styles.tool}
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onPress}
      >
        <Icon drawing={drawing} />
      </Button>
    </Tooltip>
  )
}
