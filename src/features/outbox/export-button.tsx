import { useSnapshot } from 'valtio'
import { useText } from '../../i18n/text-context.ts'
import { useData } from '../../data/data-context.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { announce } from '../../ui/status-store.ts'

/** The last resort: every change to a profile that was not sent, as a file. */
export function ExportButton() {
  const t = useText()
  const data = useData()
  const { items } = useSnapshot(data.outbox.state)
  if (items.length === 0) return null
  function exportAll() {
    downloadFile(
      new Blob([data.outbox.exportDrafts()], { type: 'application/json' }),
      t('outbox.fileName'),
    )
    announce(t('outbox.exported'))
  }
  return (
    <Button variant="secondary" onClick={exportAll}>
      <Icon drawing={icons.download} />
      <span>{t('outbox.export')}</span>
    </Button>
  )
}
