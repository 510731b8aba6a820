import { Field } from '../../ui/field.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import styles from './badge-dialog.module.css'
import { badgeCopy } from './copy.ts'
import { badgeSize } from '../../contract/badge.ts'
import { widgetUrl, type WidgetBadge } from '../../contract/badge-snippet.ts'

const kinds = ['image', 'widget'] as const
export type SnippetKind = (typeof kinds)[number]

type SnippetChoiceProps = {
  kind: SnippetKind
  onChange: (kind: SnippetKind) => void
  badge: WidgetBadge
  snippet: string
}

/** Which of the two snippets, how the live one looks, and the code itself. */
export function SnippetChoice({ kind, onChange, badge, snippet }: SnippetChoiceProps) {
  return (
    <>
      <RadioGroup
        legend={badgeCopy.kind}
        value={kind}
        onChange={onChange}
        options={kinds.map((one) => ({
          value: one,
          label: badgeCopy.kinds[one],
          hint: badgeCopy.kindHints[one],
        }))}
      />
      {kind === 'widget' && (
        <LiveBadge
          caption={badgeCopy.preview}
          script={widgetUrl(location.origin)}
          slug={badge.slug}
          variant={badge.style}
          logo={badge.logo}
          image={{ src: badge.imageUrl, ...badgeSize }}
        />
      )}
      <Field label={badgeCopy.snippet} hint={badgeCopy.snippetHint} required>
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
      {kind === 'widget' && <p className={styles.policy}>{badgeCopy.policy(badge.origin)}</p>}
    </>
  )
}
