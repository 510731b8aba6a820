import { useText } from '../../i18n/text-context.ts'
import { badgeSize } from '../../contract/badge.ts'
import { widgetUrl } from '../../contract/badge-snippet.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import styles from './badge-guide.module.css'
import type { GuideBadge } from './recipes.ts'

type BadgePreviewProps = {
  badge: GuideBadge
  /** Name of the supplier; null before one is chosen. */
  name: string | null
}

/** The badge as websites and mails show it. */
export function BadgePreview({ badge, name }: BadgePreviewProps) {
  const t = useText()
  return (
    <section
      className={styles.preview}
      aria-label={name ? t('badge-guide.shown', { name }) : t('badge-guide.sample')}
    >
      <h2>{name ?? t('badge-guide.sample')}</h2>
      {name === null ? (
        <p>{t('badge-guide.sampleText')}</p>
      ) : badge.isPictureOnly ? null : (
        <LiveBadge
          caption={
            <>
              <strong>{t('badge-guide.live')}</strong> {t('badge-guide.liveText')}
            </>
          }
          // A file of this portal's own host, whatever the host that people see.
          script={widgetUrl('')}
          slug={badge.slug}
          variant={badge.style}
          logo={badge.logo}
          lang={badge.lang}
          image={{ src: badge.imageUrl, ...badgeSize }}
        />
      )}
      <figure className={styles.sample}>
        <figcaption>
          <strong>{t('badge-guide.picture')}</strong> {t('badge-guide.pictureText')}
        </figcaption>
        <img src={badge.imageUrl} alt={t('badge-guide.pictureAlt')} {...badgeSize} />
      </figure>
    </section>
  )
}
