import { ButtonLink } from '../../ui/button-link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import * as siteCopy from './copy.ts'
import styles from './message-screen.module.css'

/** Shown while a screen or its data is on the way. */
export function PendingScreen({ label = siteCopy.loading }: { label?: string }) {
  return (
    <div className={styles.waiting}>
      <Spinner label={label} />
      {/* Only the server writes it: a browser with script would carry the words for nothing. */}
      <noscript>
        {import.meta.env.SSR && (
          <>
            <p>{siteCopy.needsScript}</p>
            <ButtonLink variant="secondary" href="/">
              {siteCopy.homePage}
            </ButtonLink>
          </>
        )}
      </noscript>
    </div>
  )
}
