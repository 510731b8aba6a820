import type { ShortlistDetail } from '#src/contract/buyers/shortlist.ts'
import { useText } from '#src/i18n/text-context.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import styles from './shortlist-screen.module.css'

/** A list as a file for spreadsheets, made by the server as of now. */
export function ExportButtons({ list }: { list: ShortlistDetail }) {
  const t = useText()
  const { buyers, buyer } = useBuying()
  const action = useAction()
  const save = (format: 'csv' | 'xlsx') =>
    action.run(async () => {
      const file = await buyers.shortlists.file(buyer.slug, list.id, format)
      downloadFile(file, `${list.name} ${new Date().toISOString().slice(0, 10)}.${format}`)
      announce(t('buying.lists.exported'))
    })
  return (
    <>
      <div className={styles.row} role="group" aria-label={t('buying.lists.export')}>
        <Icon drawing={icons.download} />
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button key={format} variant="quiet" busy={action.busy} onClick={() => save(format)}>
            {format === 'csv' ? t('buying.lists.exportCsv') : t('buying.lists.exportXlsx')}
          </Button>
        ))}
      </div>
      {action.error && <Banner tone="critical" title={action.error} />}
    </>
  )
}
