import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import { useData } from '#src/data/data-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { AssignDialog } from './assign-dialog.tsx'
import styles from './shared-files.module.css'
import { filesToAssign } from './to-assign.ts'
import { useSharedArrival, type Shared } from './use-shared-arrival.ts'

type SharedFilesProps = {
  /** Slug of the organisation that is open. */
  slug: string
  /** All that the user may manage. */
  organisations: readonly { readonly slug: string; readonly name: string }[]
  /** What the open organisation holds or has in its draft. */
  credentials: readonly Readonly<ChosenCredential>[]
  shared: Shared | undefined
  onHandled: () => void
}

/** The unassigned files that other applications have shared, and the way to assign them (OFF-1). */
export function SharedFiles(props: SharedFilesProps) {
  const t = useText()
  const { slug, organisations, credentials, shared, onHandled } = props
  const { files } = useSnapshot(useData().outbox.evidenceQueue)
  const arrival = useSharedArrival(slug, shared, onHandled)
  const waiting = filesToAssign(files, {
    slug,
    managed: organisations.map((one) => one.slug),
    credentialIds: credentials.map((one) => one.id),
  })
  const words = waiting.every((one) => one.credentialId === null)
    ? 'shared-files.waitingShared'
    : 'shared-files.waiting'
  return (
    <>
      {arrival.isLost && (
        <Banner tone="warning" title={t('shared-files.lostTitle')} onDismiss={arrival.forgetLost}>
          <p>{t('shared-files.lostText')}</p>
        </Banner>
      )}
      {arrival.problems.length > 0 && (
        <Banner
          tone="critical"
          title={t('shared-files.refusedTitle')}
          onDismiss={arrival.forgetProblems}
        >
          {arrival.problems.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </Banner>
      )}
      {waiting.length > 0 && (
        <div className={styles.notice}>
          <Icon drawing={icons.upload} />
          <p className={styles.words}>{t(words, { files: waiting.length })}</p>
          <Button variant="secondary" onClick={arrival.open}>
            {t('shared-files.assign')}
          </Button>
        </div>
      )}
      {waiting.length > 0 && (
        <AssignDialog
          key={slug}
          open={arrival.isOpen}
          files={waiting}
          slug={slug}
          organisations={organisations}
          credentials={credentials}
          problems={arrival.problems}
          onClose={arrival.close}
        />
      )}
    </>
  )
}
