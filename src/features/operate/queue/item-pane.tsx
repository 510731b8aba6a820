import { type Ref, useDeferredValue, useEffect, useState } from 'react'
import type { Credential } from '#src/contract/catalogue.ts'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { type DecisionDraft, faultsOf } from '../decide/decision-draft.ts'
import { type DecisionHandle, DecisionPanel } from '../decide/decision-panel.tsx'
import { focusItem, itemHeadingId } from './focus-item.ts'
import { ItemDocuments } from './item-documents.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemWarnings } from './item-warnings.tsx'
import { OtherCredentials } from './other-credentials.tsx'
import { keyText } from './queue-key.ts'
import styles from './queue-screen.module.css'
import type { Desk } from './use-desk.ts'

type ItemPaneProps = {
  item: QueueItem
  credential: Credential | undefined
  nameOf: (credentialId: string) => string
  /** When this day began; ms since the epoch. */
  today: number
  desk: Desk
  /** Somebody else is at it. */
  leased: ProblemError | null
  handle: Ref<DecisionHandle>
  onKey: (key: string) => void
}

/** One item: its documents, and beside them what is known and what can be decided. */
export function ItemPane(props: ItemPaneProps) {
  const { item, credential, nameOf, today, desk, leased, handle, onKey } = props
  const { drafts, submissions, store } = desk
  const texts = useTexts()
  const { t } = texts
  const [draft, setDraft] = useState(() => drafts.of(item))
  const [isTried, setTried] = useState(false)
  const name = nameOf(item.credentialId)
  useEffect(() => focusItem(), [])
  // Whoever goes through the queue sees at once what is open, and can choose; the rest is drawn between key presses.
  const isWhole = useDeferredValue(true, false)

  function change(changes: Partial<DecisionDraft>) {
    // What is kept, since an upload ends some time after it was begun.
    const changed = { ...drafts.of(item), ...changes }
    setDraft(changed)
    drafts.keep(item, changed)
  }
  function submit() {
    setTried(true)
    if (faultsOf(draft).length === 0) submissions.send({ item, draft, name })
  }

  return (
    <>
      <section className={styles.documents} aria-label={t('operate.documents.title')}>
        <header className={styles.head}>
          <h1 className={styles.title} id={itemHeadingId} tabIndex={-1} aria-describedby="item-of">
            <bdi>{name}</bdi>
          </h1>
          <p className={styles.of} id="item-of">
            <bdi>{item.supplier}</bdi>
          </p>
        </header>
        <ItemDocuments item={item} store={store} onKey={onKey} />
      </section>
      <section className={styles.decision} aria-label={t('operate.decide.title')}>
        {leased && <Banner tone="warning" title={problemText(texts, leased)} />}
        <ItemWarnings item={item} credential={credential} />
        <DecisionPanel
          handle={handle}
          item={item}
          credential={credential}
          draft={draft}
          onChange={change}
          isWhole={isWhole}
          isTried={isTried}
          action={submissions.stateOf(keyText(item))}
          onSubmit={submit}
        />
        {isWhole && (
          <>
            <ItemFacts item={item} today={today} />
            <OtherCredentials others={item.others} nameOf={nameOf} />
            <ItemHistory history={item.history} />
          </>
        )}
      </section>
    </>
  )
}
