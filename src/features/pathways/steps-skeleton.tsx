import clsx from 'clsx'
import * as limits from '../../contract/limits.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import stepStyles from './step-item.module.css'
import styles from './step-list.module.css'

const places = Array.from({ length: limits.recommendations }, (_, index) => index)

/** The places of the steps while they are fetched, as high as the steps will be. */
export function StepsSkeleton() {
  return (
    <div className={clsx(styles.list, styles.waiting)} aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={stepStyles.step}>
          <span className={stepStyles.node} />
          <div className={stepStyles.body}>
            <div className={stepStyles.head}>
              <Skeleton width="7rem" />
              <Skeleton width="80%" height="2rem" />
            </div>
            <Skeleton height="5rem" />
            <Skeleton height="5.5rem" />
            <Skeleton width="14rem" height="2rem" />
            <Skeleton width="18rem" height="2.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
