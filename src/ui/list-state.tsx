import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import type { Loaded } from './use-loaded.ts'

type ListStateProps<T> = {
  loaded: Loaded<T>
  /** What is being fetched, as in 'Locations could not be loaded'. */
  what: string
  /** CSS length of what will stand here. */
  height: string
  /** Said when it failed, instead of the failure's own words. */
  consolation?: ReactNode
  children: (value: T) => ReactNode
}

/** A fetched part: waiting at its final size, failed with a way to try again, or there. */
export function ListState<T>({ loaded, what, height, consolation, children }: ListStateProps<T>) {
  if (loaded.state === 'ready') return children(loaded.value)
  if (loaded.state === 'failed') {
    const { failure, retry } = loaded
    return (
      <div role="alert">
        <EmptyState
          title={`${what} could not be loaded`}
          icon="offline"
          action={
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        >
          {consolation ?? (failure instanceof Error && failure.message)}
        </EmptyState>
      </div>
    )
  }
  return (
    <div>
      <Spinner label={`Loading ${what.toLowerCase()}`} />
      <Skeleton height={height} />
    </div>
  )
}
