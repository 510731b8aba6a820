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
import { shareCopy } from './copy.ts'
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
  const link = `${origin}${profilePath(organisation.slug)}`
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={shareCopy.title}
      description={shareCopy.text}
      footer={
        <>
          <ButtonLink variant="primary" href={link}>
            {shareCopy.viewProfile}
          </ButtonLink>
          <SystemShare title={shareCopy.shareText(organisation.name)} url={link} />
        </>
      }
    >
      <Field label={shareCopy.link} required>
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
              label={shareCopy.copy}
              copiedLabel={shareCopy.linkCopied}
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
  if (!('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      logFailure('The link was not shared.', error)
      notify({ tone: 'critical', message: shareCopy.notShared })
    }
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon drawing={icons.share} />
      <span>{shareCopy.system}</span>
    </Button>
  )
}
