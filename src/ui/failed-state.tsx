import type { ReactNode } from 'react'
import { useText } from '../i18n/text-context.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import * as icons from './icons.ts'

export type FailedStateProps = {
  title: string
  onRetry: () => void
  /** Why it failed, or what to do about it. */
  children?: ReactNode
}

/** The place of a part that could not be fetched, with a button that tries again. */
export function FailedState({ title, onRetry, children }: FailedStateProps) {
  const t = useText()
  return (
    <EmptyState
      title={title}
      icon={icons.offline}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('ui.tryAgain')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
