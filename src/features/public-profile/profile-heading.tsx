import { useText } from '../../i18n/text-context.ts'
import type { PublicProfile } from '../../contract/public-profile.ts'
import { countVerified } from '../../contract/verified.ts'
import { websiteHref } from '../../contract/website-href.ts'
import { CategoryMark } from '../../ui/category-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { KnownLines } from '../../ui/known-lines.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { profileFlag } from './flags.ts'
import { locationTexts } from '../../lib/location-text.ts'
import styles from './profile-heading.module.css'

/** PUB-2, PUB-3: who this is, where, and what stands out. */
export function ProfileHeading({ profile }: { profile: PublicProfile }) {
  const t = useText()
  const flag = profileFlag(profile)
  const places = locationTexts(profile.locations)
  const href = websiteHref(profile.website)
  const verified = countVerified(profile.sustainabilityCredentials)
  return (
    <header className={styles.heading}>
      <div className={styles.title}>
        <h1 id="name" dir="auto">
          {profile.name}
        </h1>
        {flag && (
          <span className={styles.flag} data-flag={flag}>
            <Icon
              drawing={icons.flag}
              label={flag === 'critical' ? t('profile.redFlag') : t('profile.yellowFlag')}
            />
          </span>
        )}
      </div>
      {(places.length > 0 || href || verified > 0) && (
        <div className={styles.facts}>
          {places.map((place) => (
            <p key={place} className={styles.fact}>
              <Icon drawing={icons.pin} />
              <VisuallyHidden>{t('profile.location')} </VisuallyHidden>
              <span dir="auto">{place}</span>
            </p>
          ))}
          {verified > 0 && (
            <p className={styles.fact}>
              <Icon drawing={icons.checkCircle} />
              <span>{t('profile.verifiedCount', { count: verified })}</span>
            </p>
          )}
          {href && (
            <p className={styles.fact}>
              <Icon drawing={icons.globe} />
              <VisuallyHidden>{t('profile.website')} </VisuallyHidden>
              <a href={href} rel="noopener nofollow ugc">
                {profile.website.trim()}
              </a>
            </p>
          )}
        </div>
      )}
      <KnownLines lines={profile.known} />
      {profile.sustainabilityBadges.length > 0 && (
        <ul className={styles.badges} aria-label={t('profile.badges')}>
          {profile.sustainabilityBadges.map((category) => (
            <li key={category}>
              <CategoryMark category={category} />
              <span>{t(`terms.categories.${category}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
