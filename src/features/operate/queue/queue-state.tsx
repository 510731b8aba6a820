import type { ReactNode } from 'react'
import { useTexts } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FailedState } from '#src/ui/failed-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { LoadingState } from '#src/ui/loading-state.tsx'
import { failureText } from '../failure-text.ts'
import { SignInWay } from '../sign-in-way.tsx'
import type { Queue } from './use-queue.ts'

type QueueStateProps = { queue: Queue; isFiltered: boolean; children: ReactNode }

/** The queue, or why there is none to be seen. */
export function QueueState({ queue, isFiltered, children }: QueueStateProps) {
  const texts = useTexts()
  const { t } = texts
  const { state, failure, rows, refresh } = queue
  if (state === 'loading') return <LoadingState label={t('operate.queue.loading')} height="16rem" />
  if (state === 'failed')
    return (
      <div role="alert">
        <FailedState title={t('operate.queue.failed')} onRetry={refresh}>
          <p>{failureText(texts, failure)}</p>
          <SignInWay failure={failure} onSignedIn={refresh} />
        </FailedState>
      </div>
    )
  if (rows.length > 0) return children
  return (
    <EmptyState
      icon={icons.checkCircle}
      title={isFiltered ? t('operate.queue.noMatch') : t('operate.queue.empty')}
    >
      {isFiltered ? t('operate.queue.noMatchText') : t('operate.queue.emptyText')}
    </EmptyState>
  )
}
