import { type Ref, useEffect, useState } from 'react'
import type { ClaimItem } from '#src/contract/operate/claims.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { focusItem, itemHeadingId } from '../queue/focus-item.ts'
import { keyText } from '../queue/queue-key.ts'
import styles from '../queue/queue-screen.module.css'
import { type ClaimDraft, claimFault } from './claim-draft.ts'
import { ClaimFacts } from './claim-facts.tsx'
import { type ClaimHandle, ClaimPanel } from './claim-panel.tsx'
import { ClaimPeople } from './claim-people.tsx'
import type { ClaimDesk } from './use-claim-desk.ts'

type ClaimPaneProps = {
  item: ClaimItem
  /** When this day began; ms since the epoch. */
  today: number
  desk: ClaimDesk
  /** Somebody else is at it. */
  leased: ProblemError | null
  handle: Ref<ClaimHandle>
}

/** One claim: the people around it, and beside them who asks and what can be decided. */
export function ClaimPane({ item, today, desk, leased, handle }: ClaimPaneProps) {
  const { drafts, submissions } = desk
  const texts = useTexts()
  const { t } = texts
  const [draft, setDraft] = useState(() => drafts.of(item))
  const [isTried, setTried] = useState(false)
  useEffect(() => focusItem(), [])

  function change(changes: Partial<ClaimDraft>) {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    drafts.keep(item, changed)
  }
  function submit() {
    setTried(true)
    if (claimFault(draft) === null) submissions.send({ item, draft })
  }

  return (
    <>
      <section className={styles.documents} aria-label={t('operate-claims.people')}>
        <header className={styles.head}>
          <h1 className={styles.title} id={itemHeadingId} tabIndex={-1} aria-describedby="item-of">
            <bdi>{item.name || item.email}</bdi>
          </h1>
          <p className={styles.of} id="item-of">
            {t('operate-claims.wants', { supplier: item.supplier })}
          </p>
        </header>
        <ClaimPeople item={item} today={today} />
      </section>
      <section className={styles.decision} aria-label={t('operate.decide.title')}>
        {leased && <Banner tone="warning" title={problemText(texts, leased)} />}
        {!item.emailVerified && <Banner tone="warning" title={t('operate-claims.unproved')} />}
        <ClaimPanel
          handle={handle}
          draft={draft}
          onChange={change}
          isTried={isTried}
          action={submissions.stateOf(keyText(item))}
          onSubmit={submit}
        />
        <ClaimFacts item={item} today={today} />
      </section>
    </>
  )
}
