import { useSnapshot } from 'valtio'
import { useData } from '../../data/data-context.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { announce } from '../../ui/status-store.ts'
import { copy } from './copy.ts'

/** The last resort: every change to a profile that was not sent, as a file. */
export function ExportButton() {
  const data = useData()
  const { items } = useSnapshot(data.outbox.state)
  if (items.length === 0) return null
  function exportAll() {
    downloadFile(
      new Blob([data.outbox.exportDrafts()], { type: 'application/json' }),
      copy.fileName,
    )
    announce(copy.exported)
  }
  return (
    <Button variant="secondary" onClick={exportAll}>
      <Icon drawing={icons.download} />
      <span>{copy.export}</span>
    </Button>
  )
}
