import { useSelector } from '@tanstack/react-store'
import type { ReactNode, Ref } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Drawing } from '#src/ui/icon.tsx'
import { ConsoleLink } from '../console-link.tsx'
import { singleKeys } from '../single-keys.ts'
import { QueueMore } from './queue-more.tsx'
import styles from './queue-screen.module.css'
import type { WaitingRow } from './queue-rows.ts'
import { QueueState } from './queue-state.tsx'
import { UndoBar } from './undo-bar.tsx'
import type { Queue } from './use-queue.ts'

type ItemScreenProps<Row extends WaitingRow> = {
  main: Ref<HTMLElement>
  title: string
  queue: Queue<Row>
  /** Whether filters are chosen. */
  isFiltered: boolean
  /** How many there are; left out: how many wait. */
  countText?: string
  /** Said where nothing waits. */
  emptyTitle?: string
  emptyText: string
  /** Stands where nothing is open. */
  icon: Drawing
  filters: ReactNode
  list: ReactNode
  /** What is open; null: nothing is. */
  item: ReactNode
  /** Where the list is shown alone. */
  listHref: string
  undo: Parameters<typeof UndoBar>[0]
}

/** A queue beside what is open of it, and the way back from what was decided just before. */
export function ItemScreen<Row extends WaitingRow>(props: ItemScreenProps<Row>) {
  const { main, title, queue, isFiltered, icon, filters, list, item, listHref, undo } = props
  const t = useText()
  const { countText = t('operate.queue.waiting', { count: queue.total }) } = props
  const { emptyTitle = t('operate.queue.empty'), emptyText } = props
  const hasKeys = useSelector(singleKeys)
  const Heading = item ? 'h2' : 'h1'
  return (
    <main
      id="main"
      tabIndex={-1}
      ref={main}
      className={styles.screen}
      data-open={item ? '' : undefined}
    >
      <section className={styles.list} aria-label={title}>
        <header className={styles.head}>
          <Heading className={styles.heading}>{title}</Heading>
          {queue.first.state === 'ready' && <p className={styles.of}>{countText}</p>}
        </header>
        {filters}
        <QueueState {...{ queue, isFiltered, emptyTitle, emptyText }}>
          {list}
          {queue.hasMore && <QueueMore onward={queue.onward} more={queue.more} />}
        </QueueState>
      </section>
      {item ? (
        <>
          <ConsoleLink className={styles.back} href={listHref}>
            {t('operate.queue.back')}
          </ConsoleLink>
          {item}
        </>
      ) : (
        <section className={styles.nothing}>
          {queue.rows.length > 0 && (
            <EmptyState icon={icon} title={t('operate.queue.choose')}>
              {t(hasKeys ? 'operate.queue.chooseText' : 'operate.queue.chooseByHand')}
            </EmptyState>
          )}
        </section>
      )}
      <UndoBar {...undo} />
    </main>
  )
}
