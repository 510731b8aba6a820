import { type DragEvent, useRef, useState } from 'react'
import { vendorLimits } from '#src/contract/vendors/vendor-file.ts'
import { percentFormat } from '#src/i18n/number-formats.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import { listLimits } from './list-limits.ts'
import { useGoToList } from './list-link.tsx'
import styles from './steps.module.css'

const example = [
  'Vendor number,Name,Business number,Country,City,Website,Spend',
  'V-1001,Wattle & Wool Pty Ltd,14 090 652 253,Australia,Leichhardt,www.wattle-and-wool.example,12500.00',
  'V-1002,Musterbau GmbH,,Germany,Kassel,info@musterbau.example,8300.50',
  '',
].join('\r\n')

/** Chooses a file with vendors, or takes one that is dropped, and sends it. */
export function UploadPart() {
  const { t, language } = useTexts()
  const { buyers, buyer } = useBuying()
  const go = useGoToList()
  const input = useRef<HTMLInputElement>(null)
  const action = useAction()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [share, setShare] = useState(0)
  const [isOver, setOver] = useState(false)
  const { most, rows } = listLimits(language)
  function choose(file: File | undefined) {
    if (!file || action.busy) return
    const isLarge = file.size > vendorLimits.bytes
    setRefusal(isLarge ? t('buying.vendors.problems.file-too-large', { most }) : null)
    if (isLarge) return
    setShare(0)
    action.run(async () => {
      const sending = { key: crypto.randomUUID(), onProgress: setShare }
      const { id } = await buyers.vendors.upload(buyer.slug, file, sending)
      announce(t('buying.vendors.upload.sent', { name: file.name }))
      go(id)
    })
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files[0])
  }
  return (
    <section className={styles.upload} aria-labelledby="upload-vendors">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does the same */}
      <div
        className={styles.drop}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon drawing={icons.upload} />
        <h2 id="upload-vendors">{t('buying.vendors.upload.title')}</h2>
        <p>{t('buying.vendors.upload.text', { most, rows })}</p>
        <Button variant="primary" busy={action.busy} onClick={() => input.current?.click()}>
          {t('buying.vendors.upload.choose')}
        </Button>
        {action.busy && (
          <p className={styles.sending}>
            <progress value={share} max={1} aria-label={t('buying.vendors.upload.sending')} />
            <span aria-hidden="true">{percentFormat(language).format(share)}</span>
          </p>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,.xlsx"
          aria-label={t('buying.vendors.upload.choose')}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0])
            // The same file may be chosen again, once it was put right.
            currentTarget.value = ''
          }}
        />
      </div>
      {refusal && <Banner tone="critical" title={refusal} />}
      {action.error && <Banner tone="critical" title={action.error} />}
      <div className={styles.expected}>
        <h3>{t('buying.vendors.upload.expected')}</h3>
        <ul>
          <li>{t('buying.vendors.upload.columns')}</li>
          <li>{t('buying.vendors.upload.private')}</li>
          <li>{t('buying.vendors.upload.kept')}</li>
        </ul>
        <Button
          variant="secondary"
          onClick={() =>
            downloadFile(new Blob([example], { type: 'text/csv' }), 'vendors-example.csv')
          }
        >
          <Icon drawing={icons.download} />
          <span>{t('buying.vendors.upload.example')}</span>
        </Button>
      </div>
    </section>
  )
}
