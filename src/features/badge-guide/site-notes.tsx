import type { ReactNode } from 'react'
import * as limits from '../../contract/limits.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Tabs, type Tab } from '../../ui/tabs.tsx'
import styles from './badge-guide.module.css'
import { guideCopy } from './copy.ts'
import type { GuideBadge } from './recipes.ts'
import { eventsExample, looksExample, policyFor } from './site-code.ts'

const copying = {
  copyLabel: guideCopy.copy,
  copiedLabel: guideCopy.copied,
  shownFor: limits.badgeCopiedToast,
}

/** Answers what the operator of a website asks before adding another party's code to it. */
export function SiteNotes({ badge }: { badge: GuideBadge }) {
  const tabs = [
    note(
      'policy',
      guideCopy.policyText,
      <CodeBlock label={guideCopy.policyLabel} code={policyFor(badge)} {...copying} />,
    ),
    note(
      'privacy',
      guideCopy.privacyText,
      <ul className={styles.points}>
        {guideCopy.privacyPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>,
    ),
    note(
      'looks',
      guideCopy.looksText,
      <CodeBlock label={guideCopy.looksLabel} code={looksExample} {...copying} />,
    ),
    note(
      'events',
      guideCopy.eventsText,
      <CodeBlock label={guideCopy.eventsLabel} code={eventsExample} {...copying} />,
    ),
    note(
      'releases',
      guideCopy.releasesText,
      <p>
        <a href="/widget/badge.json" className={styles.releases}>
          {guideCopy.releasesLink}
        </a>
      </p>,
    ),
  ]
  return (
    <section className={styles.notes} aria-labelledby="guide-runners">
      <h2 id="guide-runners">{guideCopy.runners}</h2>
      <Tabs label={guideCopy.runners} tabs={tabs} />
    </section>
  )
}

type NoteId = 'policy' | 'privacy' | 'looks' | 'events' | 'releases'

function note(id: NoteId, text: string, detail: ReactNode): Tab {
  return {
    id,
    title: guideCopy[id],
    content: (
      <div className={styles.recipe}>
        <div className={styles.steps}>
          <h3 id={`${id}-title`}>{guideCopy[id]}</h3>
          <p>{text}</p>
        </div>
        {detail}
      </div>
    ),
  }
}
