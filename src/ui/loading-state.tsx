import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

export type LoadingStateProps = {
  /** Shown beside the ring, and read out. */
  label: string
  /** CSS length of what will stand here. */
  height?: string | undefined
  /** Drawn in its place meanwhile, where one block would not do. */
  skeleton?: ReactNode
}

/** The place of a part that is being fetched, at its final size. */
export function LoadingState({ label, height, skeleton }: LoadingStateProps) {
  return (
    <div>
      <Spinner label={label} />
      {skeleton ?? <Skeleton height={height} />}
    </div>
  )
}
