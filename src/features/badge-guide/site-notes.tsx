import * as limits from '../../contract/limits.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import styles from './badge-guide.module.css'
import { guideCopy } from './copy.ts'
import type { GuideBadge } from './recipes.ts'
import { eventsExample, looksExample, policyFor } from './site-code.ts'

const copying = {
  copyLabel: guideCopy.copy,
  copiedLabel: guideCopy.copied,
  shownFor: limits.badgeCopiedToast,
}

/** What whoever runs a website wants to know before strangers' code stands on it. */
export function SiteNotes({ badge }: { badge: GuideBadge }) {
  return (
    <section className={styles.notes} aria-labelledby="guide-runners">
      <h2 id="guide-runners">{guideCopy.runners}</h2>
      <section id="policy" className={styles.recipe} aria-labelledby="policy-title">
        <div className={styles.steps}>
          <h3 id="policy-title">{guideCopy.policy}</h3>
          <p>{guideCopy.policyText}</p>
        </div>
        <CodeBlock label={guideCopy.policyLabel} code={policyFor(badge)} {...copying} />
      </section>
      <section id="privacy" className={styles.recipe} aria-labelledby="privacy-title">
        <div className={styles.steps}>
          <h3 id="privacy-title">{guideCopy.privacy}</h3>
          <p>{guideCopy.privacyText}</p>
        </div>
        <ul className={styles.points}>
          {guideCopy.privacyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section id="looks" className={styles.recipe} aria-labelledby="looks-title">
        <div className={styles.steps}>
          <h3 id="looks-title">{guideCopy.looks}</h3>
          <p>{guideCopy.looksText}</p>
        </div>
        <CodeBlock label={guideCopy.looksLabel} code={looksExample} {...copying} />
      </section>
      <section id="events" className={styles.recipe} aria-labelledby="events-title">
        <div className={styles.steps}>
          <h3 id="events-title">{guideCopy.events}</h3>
          <p>{guideCopy.eventsText}</p>
        </div>
        <CodeBlock label={guideCopy.eventsLabel} code={eventsExample} {...copying} />
      </section>
      <section id="releases" className={styles.recipe} aria-labelledby="releases-title">
        <div className={styles.steps}>
          <h3 id="releases-title">{guideCopy.releases}</h3>
          <p>{guideCopy.releasesText}</p>
        </div>
        <p>
          <a href="/widget/badge.json" className={styles.releases}>
            {guideCopy.releasesLink}
          </a>
        </p>
      </section>
    </section>
  )
}
