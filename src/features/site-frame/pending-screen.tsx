import { Spinner } from '../../ui/spinner.tsx'
import * as siteCopy from './copy.ts'
import styles from './message-screen.module.css'

/** Shown while a screen or its data is on the way. */
export function PendingScreen() {
  return (
    <div className={styles.waiting}>
      <Spinner label={siteCopy.loading} />
    </div>
  )
}
