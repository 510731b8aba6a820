import { useText } from '../../i18n/text-context.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './message-screen.module.css'

type PendingScreenProps = {
  label?: string
  /** Draws the place of what is coming, instead of the ring. */
  skeleton?: string | undefined
}

/** Shown while a screen or its data is on the way. */
export function PendingScreen({ label, skeleton }: PendingScreenProps) {
  const t = useText()
  return (
    <div className={skeleton ?? styles.waiting}>
      <Spinner label={label ?? t('frame.loading')} />
      {/* Only the server writes it: a browser with script would carry the words for nothing. */}
      <noscript>
        {import.meta.env.SSR && (
          <>
            <p>{t('frame.needsScript')}</p>
            <ButtonLink variant="secondary" href="/">
              {t('frame.homePage')}
            </ButtonLink>
          </>
        )}
      </noscript>
    </div>
  )
}
