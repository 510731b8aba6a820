import { Skeleton } from '#src/ui/skeleton.tsx'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'
import styles from './stack.module.css'

/** The places of two lines and of a picture. */
export function SkeletonSpecimen() {
  return (
    <State label={stateNames.loading} wide>
      <div className={styles.stack}>
        <Skeleton width="12rem" />
        <Skeleton />
        <Skeleton height="6rem" />
      </div>
    </State>
  )
}
