import { useLocation } from '@tanstack/react-router'
import { useText } from '#src/i18n/text-context.ts'
import { useOpenData } from '#src/data/data-context.ts'
import { profilePath } from '#src/lib/profile-path.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { SeenList } from './seen-list.tsx'
import styles from './seen-profiles.module.css'

/** The public profiles that can be read without a network, or what will stand here once there are some. */
export function SeenProfiles() {
  const t = useText()
  const data = useOpenData()
  const loaded = useLoaded('profiles on this device', () => data.profile.seenProfiles())
  // It is shown on a screen of a profile only where that one could not be opened.
  const isInstead = useLocation({ select: ({ pathname }) => pathname.startsWith(profilePath('')) })
  if (loaded.state !== 'ready') return null
  const seen = loaded.value
  return (
    <section className={styles.section} aria-labelledby="on-device">
      <h2 id="on-device">{t('seen.title')}</h2>
      {seen.length > 0 ? (
        <>
          <p>{isInstead ? t('seen.notHere') : t('seen.text')}</p>
          <SeenList seen={seen} />
        </>
      ) : (
        <p>
          {isInstead ? t('seen.notHereYet') : t('seen.noneYet')} {t('seen.whatComes')}
        </p>
      )}
    </section>
  )
}
