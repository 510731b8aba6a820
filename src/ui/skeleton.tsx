import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** CSS lengths of what will stand here, so that nothing moves when it comes. */
  width?: string | undefined
  height?: string | undefined
}

/** The place of something that is still coming. Say what is awaited beside it, with `Spinner`. */
export function Skeleton({ width = '100%', height = '1lh' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  )
}
