import type { ReactNode } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import * as limits from '../../contract/limits.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Tabs, type Tab } from '../../ui/tabs.tsx'
import styles from './badge-guide.module.css'
import type { GuideBadge } from './recipes.ts'
import { eventsExample, looksExample, policyFor } from './site-code.ts'

const privacyPoints = ['1', '2', '3', '4', '5'] as const

/** Answers what the operator of a website asks before adding another party's code to it. */
export function SiteNotes({ badge }: { badge: GuideBadge }) {
  const t = useText()
  const copying = {
    copyLabel: t('badge-guide.copy'),
    copiedLabel: t('badge-guide.copied'),
    shownFor: limits.badgeCopiedToast,
  }
  const tabs = [
    note(
      t,
      'policy',
      t('badge-guide.policyText'),
      <CodeBlock label={t('badge-guide.policyLabel')} code={policyFor(badge)} {...copying} />,
    ),
    note(
      t,
      'privacy',
      t('badge-guide.privacyText'),
      <ul className={styles.points}>
        {privacyPoints.map((point) => (
          <li key={point}>{t(`badge-guide.privacyPoints.${point}`)}</li>
        ))}
      </ul>,
    ),
    note(
      t,
      'looks',
      t('badge-guide.looksText'),
      <CodeBlock label={t('badge-guide.looksLabel')} code={looksExample} {...copying} />,
    ),
    note(
      t,
      'events',
      t('badge-guide.eventsText'),
      <CodeBlock label={t('badge-guide.eventsLabel')} code={eventsExample} {...copying} />,
    ),
    note(
      t,
      'releases',
      t('badge-guide.releasesText'),
      <p>
        <a href="/widget/badge.json" className={styles.releases}>
          {t('badge-guide.releasesLink')}
        </a>
      </p>,
    ),
  ]
  return (
    <section className={styles.notes} aria-labelledby="guide-runners">
      <h2 id="guide-runners">{t('badge-guide.runners')}</h2>
      <Tabs label={t('badge-guide.runners')} tabs={tabs} />
    </section>
  )
}

type NoteId = 'policy' | 'privacy' | 'looks' | 'events' | 'releases'

function note(t: Translate, id: NoteId, text: string, detail: ReactNode): Tab {
  const title = t(`badge-guide.${id}`)
  return {
    id,
    title,
    content: (
      <div className={styles.recipe}>
        <div className={styles.steps}>
          <h3 id={`${id}-title`}>{title}</h3>
          <p>{text}</p>
        </div>
        {detail}
      </div>
    ),
  }
}
