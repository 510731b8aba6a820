import { type Ref, useState } from 'react'
import type { Credential } from '#src/contract/catalogue.ts'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import type { QueuedDecision } from '#src/data/operate-data.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { type DecisionDraft, decisionOf, faultsOf, newDraft } from '../decide/decision-draft.ts'
import { type DecisionHandle, DecisionPanel } from '../decide/decision-panel.tsx'
import { useOperate } from '../operate-context.ts'
import { ItemDocuments } from './item-documents.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemWarnings } from './item-warnings.tsx'
import type { ItemStore } from './item-store.ts'
import { OtherCredentials } from './other-credentials.tsx'
import styles from './queue-screen.module.css'

type ItemPaneProps = {
  item: QueueItem
  credential: Credential | undefined
  nameOf: (credentialId: string) => string
  /** ms since the epoch */
  now: number
  store: ItemStore
  /** What was typed about it before; undefined: nothing. */
  draft: DecisionDraft | undefined
  onDraft: (draft: DecisionDraft) => void
  /** Somebody else is at it. */
  leased: ProblemError | null
  handle: Ref<DecisionHandle>
  onKey: (key: string) => void
  onDecided: (item: QueueItem, draft: DecisionDraft, queued: QueuedDecision) => void
}

/** One item: its documents, and beside them what is known and what can be decided. */
export function ItemPane(props: ItemPaneProps) {
  const { item, credential, nameOf, now, store, leased, handle, onKey, onDecided } = props
  const texts = useTexts()
  const { t } = texts
  const { data } = useOperate()
  const [draft, setDraft] = useState(props.draft ?? newDraft(item))
  const [isTried, setTried] = useState(false)
  const action = useAction()

  function change(changes: Partial<DecisionDraft>) {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    props.onDraft(changed)
  }
  function submit() {
    setTried(true)
    if (faultsOf(draft).length > 0) return
    action.run(async () => {
      const queued = await data.decide(item, decisionOf(draft, item))
      onDecided(item, draft, queued)
    })
  }

  return (
    <>
      <section className={styles.documents} aria-label={t('operate.documents.title')}>
        <header className={styles.head}>
          <h1 className={styles.title} id="item" tabIndex={-1}>
            <bdi>{nameOf(item.credentialId)}</bdi>
          </h1>
          <p className={styles.of}>
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
          isTried={isTried}
          action={action}
          onSubmit={submit}
        />
        <ItemFacts item={item} now={now} />
        <OtherCredentials others={item.others} nameOf={nameOf} />
        <ItemHistory history={item.history} />
      </section>
    </>
  )
}
