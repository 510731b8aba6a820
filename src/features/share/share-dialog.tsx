import { useText } from '../../i18n/text-context.ts'
import * as limits from '../../contract/limits.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { profilePath } from '../../lib/profile-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { notify } from '../../ui/notification-store.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { QrPart } from './qr-part.tsx'
import styles from './share-dialog.module.css'

export type ShareDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  organisation: { name: string; slug: string }
  /** Scheme and host under which people see the portal. */
  origin: string
}

/** SHR-1: the link of the public profile, to copy, to open, to scan and to pass on. */
export function ShareDialog({ open, onOpenChange, organisation, origin }: ShareDialogProps) {
  const t = useText()
  const link = `${origin}${profilePath(organisation.slug)}`
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('share.title')}
      description={t('share.text')}
      footer={
        <>
          <ButtonLink variant="primary" href={link}>
            {t('share.viewProfile')}
          </ButtonLink>
          <SystemShare title={t('share.shareText', { name: organisation.name })} url={link} />
        </>
      }
    >
      <Field label={t('share.link')} required>
        {(aria) => (
          <div className={styles.row}>
            <TextInput
              {...aria}
              className={styles.link}
              readOnly
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton
              text={link}
              label={t('share.copy')}
              copiedLabel={t('share.linkCopied')}
              shownFor={limits.linkCopiedToast}
            />
          </div>
        )}
      </Field>
      <QrPart link={link} fileName={`${organisation.slug}-qr`} />
    </Dialog>
  )
}

/** The share sheet of the phone, where there is one. */
function SystemShare({ title, url }: { title: string; url: string }) {
  const t = useText()
  if (!('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      logFailure('The link was not shared.', error)
      notify({ tone: 'critical', message: t('share.notShared') })
    }
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon drawing={icons.share} />
      <span>{t('share.system')}</span>
    </Button>
  )
}
