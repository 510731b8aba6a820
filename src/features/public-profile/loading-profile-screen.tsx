import { Spinner } from '../../ui/spinner.tsx'
import * as profileHeadCopy from './head-copy.ts'
import styles from './loading-profile-screen.module.css'

/** PUB-8: while the profile is on the way. */
export function LoadingProfileScreen() {
  return (
    <main id="main" className={styles.waiting}>
      <Spinner label={profileHeadCopy.loading} />
    </main>
  )
}
