import { useState } from 'react'
import { useBrand } from '../../brand/brand-context.ts'
import type { Environment } from '../../contract/environment.ts'
import { limits } from '../../contract/limits.ts'
import { profilePath } from '../../lib/profile-path.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import styles from './badge-dialog.module.css'
import { badgeStyles, badgeUrl, type BadgeStyle } from './badge-url.ts'
import { CopyBadgeButton } from './copy-badge-button.tsx'
import { badgeCopy } from './copy.ts'
import { badgeSize, plainSnippet } from './snippet.ts'

export type BadgeDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  organisation: { name: string; slug: string }
  environment: Environment
  /** Scheme and host under which people see the portal. */
  origin: string
}

/** WGT-7: choose a style, copy the code for a website or the picture itself. */
export function BadgeDialog(props: BadgeDialogProps) {
  const { open, onOpenChange, organisation, environment, origin } = props
  const brand = useBrand()
  const [style, setStyle] = useState<BadgeStyle>('dark')
  const urlOf = (one: BadgeStyle) => badgeUrl({ style: one, brand, environment, origin })
  const snippet = plainSnippet({
    profileUrl: `${origin}${profilePath(organisation.slug)}`,
    imageUrl: urlOf(style),
    alt: badgeCopy.alt(organisation.name),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={badgeCopy.title}
      description={badgeCopy.text}
      footer={
        <>
          <CopyBadgeButton imageUrl={urlOf(style)} />
          <CopyButton
            text={snippet}
            label={badgeCopy.copySnippet}
            copiedLabel={badgeCopy.snippetCopied}
            shownFor={limits.badgeCopiedToast}
          />
        </>
      }
    >
      <RadioGroup
        legend={badgeCopy.style}
        value={style}
        onChange={setStyle}
        options={badgeStyles.map((one) => ({
          value: one,
          label: (
            <span className={styles.option}>
              <span>{badgeCopy.styles[one]}</span>
              <img src={urlOf(one)} alt="" {...badgeSize} />
            </span>
          ),
        }))}
      />
      <Field label={badgeCopy.snippet} hint={badgeCopy.snippetHint} required>
        {(aria) => (
          <textarea
            {...aria}
            className={styles.snippet}
            readOnly
            rows={4}
            value={snippet}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
    </Dialog>
  )
}
