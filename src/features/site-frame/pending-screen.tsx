import { ButtonLink } from '../../ui/button-link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import * as siteCopy from './copy.ts'
import styles from './message-screen.module.css'

type PendingScreenProps = {
  label?: string
  /** Draws the place of what is coming, instead of the ring. */
  skeleton?: string | undefined
}

/** Shown while a screen or its data is on the way. */
export function PendingScreen({ label = siteCopy.loading, skeleton }: PendingScreenProps) {
  return (
    <div className={skeleton ?? styles.waiting}>
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
