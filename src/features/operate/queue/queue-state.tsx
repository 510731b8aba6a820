import type { ReactNode } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { LoadedPart } from '../loaded-part.tsx'
import type { Queue } from './use-queue.ts'

type QueueStateProps = {
  queue: Pick<Queue<unknown>, 'first' | 'rows' | 'hasMore'>
  isFiltered: boolean
  /** Said where nothing is, and what comes there. */
  emptyTitle: string
  emptyText: string
  children: ReactNode
}

/** The queue, or why there is none to be seen. */
export function QueueState(props: QueueStateProps) {
  const t = useText()
  const { queue, isFiltered, emptyTitle, emptyText, children } = props
  const { first, rows, hasMore } = queue
  return (
    <LoadedPart
      loaded={first}
      loadingText={t('operate.queue.loading')}
      failedText={t('operate.queue.failed')}
      height="16rem"
    >
      {() =>
        rows.length > 0 || hasMore ? (
          children
        ) : (
          <EmptyState
            icon={icons.checkCircle}
            title={isFiltered ? t('operate.queue.noMatch') : emptyTitle}
          >
            {isFiltered ? t('operate.queue.noMatchText') : emptyText}
          </EmptyState>
        )
      }
    </LoadedPart>
  )
}
