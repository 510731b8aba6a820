import type { ReactNode } from 'react'
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
  return (
    <EmptyState
      title={title}
      icon={icons.offline}
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
