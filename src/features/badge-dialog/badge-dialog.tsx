import { useState } from 'react'
import { useTexts } from '../../i18n/text-context.ts'
import { badgeFor } from '../../brand/badge-for.ts'
import { badgeUrl } from '../../brand/badge-url.ts'
import { useBrand } from '../../brand/brand-context.ts'
import type { BadgeStyle } from '../../contract/badge.ts'
import { plainSnippet, widgetSnippet } from '../../contract/badge-snippet.ts'
import type { Environment } from '../../contract/environment.ts'
import * as limits from '../../contract/limits.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './badge-dialog.module.css'
import { CopyBadgeButton } from './copy-badge-button.tsx'
import { SnippetChoice, type SnippetKind } from './snippet-choice.tsx'
import { StyleChoice } from './style-choice.tsx'

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
  const texts = useTexts()
  const { t, language } = texts
  const { open, onOpenChange, organisation, environment, origin } = props
  const brand = useBrand()
  const [style, setStyle] = useState<BadgeStyle>('dark')
  const [kind, setKind] = useState<SnippetKind>('image')
  const place = { brand, environment, origin }
  const urlOf = (one: BadgeStyle) =>
    badgeUrl({ style: one, organisation: organisation.slug, language, ...place })
  const badge = badgeFor(texts, organisation, style, place)
  const snippet = kind === 'widget' ? widgetSnippet(badge) : plainSnippet(badge)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('badge-dialog.title')}
      description={t('badge-dialog.text')}
      footer={
        <>
          <CopyBadgeButton key={badge.imageUrl} imageUrl={badge.imageUrl} />
          <CopyButton
            key={snippet}
            text={snippet}
            label={t('badge-dialog.copySnippet')}
            copiedLabel={t('badge-dialog.snippetCopied')}
            shownFor={limits.badgeCopiedToast}
          />
        </>
      }
    >
      <StyleChoice value={style} onChange={setStyle} urlOf={urlOf} />
      {brand.euConsumerMode && <p>{t('badge-dialog.consumerNote')}</p>}
      <SnippetChoice
        kind={kind}
        onChange={setKind}
        isPictureOnly={brand.euConsumerMode === true}
        badge={badge}
        snippet={snippet}
      />
      <p>
        <a
          href={`/badge?${new URLSearchParams({ organisation: organisation.slug, style })}`}
          target="_blank"
          rel="noreferrer"
          className={styles.more}
        >
          <span>{t('badge-dialog.more')}</span>
          <Icon drawing={icons.external} label={t('badge-dialog.moreNewTab')} />
        </a>
      </p>
    </Dialog>
  )
}
