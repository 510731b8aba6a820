import { type Ref, useEffect, useState } from 'react'
import type { PairItem } from '#src/contract/operate/duplicates.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { focusItem, itemHeadingId } from '../queue/focus-item.ts'
import { keyText } from '../queue/queue-key.ts'
import styles from '../queue/queue-screen.module.css'
import { PairComparison } from './pair-comparison.tsx'
import { type PairDraft, pairFault } from './pair-draft.ts'
import { type PairHandle, PairPanel } from './pair-panel.tsx'
import type { PairDesk } from './use-pair-desk.ts'

type PairPaneProps = {
  item: PairItem
  desk: PairDesk
  /** Somebody else is at it. */
  leased: ProblemError | null
  handle: Ref<PairHandle>
}

/** One pair: both suppliers side by side, and beside them what can be decided. */
export function PairPane({ item, desk, leased, handle }: PairPaneProps) {
  const { drafts, submissions } = desk
  const texts = useTexts()
  const { t, language } = texts
  const [draft, setDraft] = useState(() => drafts.of(item))
  const [isTried, setTried] = useState(false)
  useEffect(() => focusItem(), [])
  const { supplier, other, reasons, dismissed } = item

  function change(changes: Partial<PairDraft>) {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    drafts.keep(item, changed)
  }
  /** @returns whether it can be sent */
  function tryIt(): boolean {
    setTried(true)
    return pairFault(draft) === null
  }

  return (
    <>
      <section className={styles.documents} aria-label={t('operate-duplicates.both')}>
        <header className={styles.head}>
          <h1 className={styles.title} id={itemHeadingId} tabIndex={-1} aria-describedby="item-of">
            {t('operate-duplicates.heading', { supplier, other: other.supplier })}
          </h1>
          <p className={styles.of} id="item-of">
            {reasons.map((reason) => t(`operate-duplicates.reasons.${reason}`)).join(' · ')}
          </p>
        </header>
        <PairComparison item={item} />
      </section>
      <section className={styles.decision} aria-label={t('operate.decide.title')}>
        {leased && <Banner tone="warning" title={problemText(texts, leased)} />}
        {dismissed && (
          <Banner
            tone="neutral"
            title={t(`operate-duplicates.before.${dismissed.by === null ? 'unnamed' : 'named'}`, {
              day: dayFormat(language).format(new Date(dismissed.at)),
              name: dismissed.by ?? '',
            })}
          >
            <p>{t(`operate-duplicates.why.${dismissed.reason}`)}</p>
            {dismissed.note && <p dir="auto">{dismissed.note}</p>}
          </Banner>
        )}
        <PairPanel
          handle={handle}
          item={item}
          draft={draft}
          onChange={change}
          fault={isTried ? pairFault(draft) : null}
          action={submissions.stateOf(keyText(item))}
          tryIt={tryIt}
          onDismiss={() => submissions.send({ item, draft })}
          onMerged={() => desk.merged({ item, draft })}
          onStale={(failure) => desk.notMerged({ item, draft }, failure)}
        />
      </section>
    </>
  )
}
