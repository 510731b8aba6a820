import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import * as icons from './icons.ts'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import type { Loaded } from './use-loaded.ts'

type ListStateProps<T> = {
  loaded: Loaded<T>
  /** What is being fetched, as in 'Locations could not be loaded'. */
  what: string
  /** CSS length of what will stand here. */
  height?: string
  /** Drawn in its place while waiting, where one block would not do. */
  skeleton?: ReactNode
  /** Said when it failed, instead of the failure's own words. */
  consolation?: ReactNode
  children: (value: T) => ReactNode
}

/** A fetched part: waiting at its final size, failed with a way to try again, or there. */
export function ListState<T>(props: ListStateProps<T>) {
  const { loaded, what, height, skeleton, consolation, children } = props
  if (loaded.state === 'ready') return children(loaded.value)
  if (loaded.state === 'failed') {
    const { failure, retry } = loaded
    return (
      <div role="alert">
        <EmptyState
          title={`${what} could not be loaded`}
          icon={icons.offline}
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
      {skeleton ?? <Skeleton height={height} />}
    </div>
  )
}
