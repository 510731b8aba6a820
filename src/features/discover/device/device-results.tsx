import { Link } from '@tanstack/react-router'
import { useOpenData } from '#src/data/data-context.ts'
import { useText } from '#src/i18n/text-context.ts'
import { hasAllWords } from '#src/lib/plain-text.ts'
import { locationTexts } from '#src/lib/location-text.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import styles from './device-results.module.css'

/** Drawn at once; more words find the others. */
const mostShown = 50

/** What the profiles that were opened on this device have for some words, where the server cannot be asked. */
export function DeviceResults({ words }: { words: string }) {
  const t = useText()
  const data = useOpenData()
  const loaded = useLoaded('profiles to search', () => data.profile.seenProfiles())
  if (loaded.state !== 'ready') return null
  const seen = loaded.value
  const found = seen.filter(({ profile }) => hasAllWords(profile.name, words))
  return (
    <section className={styles.device} aria-labelledby="on-this-device">
      <h2 id="on-this-device" tabIndex={-1}>
        {t('discover.onDevice', { count: found.length })}
      </h2>
      <p role="status">
        {seen.length > 0
          ? t('discover.onDeviceText', { count: seen.length })
          : t('discover.noneOnDevice')}
      </p>
      <ul>
        {found.slice(0, mostShown).map(({ profile }) => (
          <li key={profile.slug}>
            <Link to="/organization/$slug" params={{ slug: profile.slug }} dir="auto">
              {profile.name}
            </Link>
            <p dir="auto">{locationTexts(profile.locations)[0] ?? ''}</p>
          </li>
        ))}
      </ul>
      {found.length > mostShown && <p>{t('seen.more', { shown: mostShown })}</p>}
    </section>
  )
}
