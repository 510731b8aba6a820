import * as limits from '../../contract/limits.ts'
import { profilePath } from '../../lib/profile-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { shareCopy } from './copy.ts'
import { QrPart } from './qr-part.tsx'
import styles from './share-dialog.module.css'
import { SystemShare } from './system-share.tsx'

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
