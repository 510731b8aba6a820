import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import type { Loaded } from './use-loaded.ts'

type ListStateProps<T> = {
  loaded: Loaded<T>
  /** What is being fetched, as in 'Loading the locations'. */
  what: string
  /** CSS length of what will stand here. */
  height: string
  children: (value: T) => ReactNode
}

/** A fetched part: waiting at its final size, failed with a way to try again, or there. */
export function ListState<T>({ loaded, what, height, children }: ListStateProps<T>) {
  if (loaded.state === 'ready') return children(loaded.value)
  if (loaded.state === 'failed')
    return (
      <EmptyState
        title={`${what} could not be loaded`}
        icon="offline"
        action={
          <Button variant="secondary" onClick={loaded.retry}>
            Try again
          </Button>
        }
      >
        What you typed elsewhere in the form is still there.
      </EmptyState>
    )
  return (
    <div>
      <Spinner label={`Loading ${what.toLowerCase()}`} />
      <Skeleton height={height} />
    </div>
  )
}
