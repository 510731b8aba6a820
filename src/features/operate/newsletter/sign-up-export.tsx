import { useState } from 'react'
import type { NewsletterCounts } from '#src/contract/operate/newsletter.ts'
import { useText } from '#src/i18n/text-context.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { useOperate } from '../operate-context.ts'
import { mailsPath } from '../paths.ts'
import { hrefOf } from '../place.ts'
import styles from './newsletter.module.css'
import type { NewsletterWanted } from './newsletter-wanted.ts'

type SignUpExportProps = { counts: NewsletterCounts; wanted: NewsletterWanted }

/** The way out of the portal: a file for the tool that sends newsletters, since the portal sends none. */
export function SignUpExport({ counts, wanted }: SignUpExportProps) {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  const { brand, tag } = wanted
  const mayExport =
    counts.mayExport &&
    (brand === undefined || (counts.brands.find(({ id }) => id === brand)?.mayExport ?? true))
  const save = (all: boolean) =>
    action.run(async () => {
      const asked = { ...(brand && { brand }), ...(tag && { tag }), all }
      downloadFile(await data.newsletter.file(asked), all ? 'sign-ups.csv' : 'newsletter.csv')
      setAsking(false)
      announce(t('operate-newsletter.export.done'))
    })
  return (
    <section className={styles.part} aria-labelledby="export-title">
      <h2 id="export-title" className={screen.subtitle}>
        {t('operate-newsletter.export.title')}
      </h2>
      <p className={screen.hint}>{t('operate-newsletter.campaigns')}</p>
      {mayExport ? (
        <>
          <div className={styles.ways}>
            <Button variant="secondary" busy={action.busy && !isAsking} onClick={() => save(false)}>
              {t('operate-newsletter.export.confirmed')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {t('operate-newsletter.export.all')}
            </Button>
          </div>
          <p className={screen.hint}>{t('operate-newsletter.export.text')}</p>
          {!isAsking && <ActionFailure action={action} />}
        </>
      ) : (
        <p className={screen.hint}>{t('operate-newsletter.export.notYours')}</p>
      )}
      {counts.mayExport && (
        <ConsoleLink
          className={styles.link}
          href={hrefOf(mailsPath, { about: 'outreach', to: 'subscriber' })}
        >
          {t('operate-newsletter.letters')}
        </ConsoleLink>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('operate-newsletter.export.question')}
          text={t('operate-newsletter.export.warning')}
          confirm={t('operate-newsletter.export.all')}
          action={action}
          onConfirm={() => save(true)}
          onClose={() => setAsking(false)}
        >
          <ActionFailure action={action} />
        </ConfirmDialog>
      )}
    </section>
  )
}
