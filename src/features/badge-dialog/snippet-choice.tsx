import { useText } from '../../i18n/text-context.ts'
import { Field } from '../../ui/field.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import styles from './badge-dialog.module.css'
import { badgeSize } from '../../contract/badge.ts'
import { widgetUrl, type WidgetBadge } from '../../contract/badge-snippet.ts'

const kinds = ['image', 'widget'] as const
export type SnippetKind = (typeof kinds)[number]

type SnippetChoiceProps = {
  kind: SnippetKind
  onChange: (kind: SnippetKind) => void
  /** Whether there is nothing to choose. */
  isPictureOnly: boolean
  badge: WidgetBadge
  snippet: string
}

/** Which of the two snippets, how the live one looks, and the code itself. */
export function SnippetChoice(props: SnippetChoiceProps) {
  const { kind, onChange, isPictureOnly, badge, snippet } = props
  const t = useText()
  return (
    <>
      {!isPictureOnly && (
        <RadioGroup
          legend={t('badge-dialog.kind')}
          value={kind}
          onChange={onChange}
          options={kinds.map((one) => ({
            value: one,
            label: t(`badge-dialog.kinds.${one}`),
            hint: t(`badge-dialog.kindHints.${one}`),
          }))}
        />
      )}
      {kind === 'widget' && (
        <LiveBadge
          caption={t('badge-dialog.preview')}
          script={widgetUrl(location.origin)}
          slug={badge.slug}
          variant={badge.style}
          logo={badge.logo}
          image={{ src: badge.imageUrl, ...badgeSize }}
        />
      )}
      <Field label={t('badge-dialog.snippet')} hint={t('badge-dialog.snippetHint')} required>
        {(aria) => (
          <textarea
            {...aria}
            className={styles.snippet}
            readOnly
            spellCheck={false}
            translate="no"
            rows={kind === 'widget' ? 7 : 4}
            value={snippet}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      {kind === 'widget' && (
        <p className={styles.policy}>{t('badge-dialog.policy', { origin: badge.origin })}</p>
      )}
    </>
  )
}
