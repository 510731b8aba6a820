import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './offers-skeleton.module.css'

/** The places of the filter and of the first offers while they are fetched. */
export function OffersSkeleton() {
  return (
    <div className={styles.places}>
      <Skeleton height="6rem" />
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={styles.offer}>
          <Skeleton width="4rem" height="4rem" />
          <div className={styles.words}>
            <Skeleton width="9rem" />
            <Skeleton width="20rem" height="2rem" />
            <Skeleton height="5rem" />
            <Skeleton width="10rem" height="2.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
