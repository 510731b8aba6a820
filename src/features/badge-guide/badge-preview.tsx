import { badgeSize } from '../../contract/badge.ts'
import { widgetUrl } from '../../contract/badge-snippet.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import styles from './badge-guide.module.css'
import { guideCopy } from './copy.ts'
import type { GuideBadge } from './recipes.ts'

type BadgePreviewProps = {
  badge: GuideBadge
  /** Name of the supplier; null before one is chosen. */
  name: string | null
}

/** The badge as websites and mails show it. */
export function BadgePreview({ badge, name }: BadgePreviewProps) {
  return (
    <section
      className={styles.preview}
      aria-label={name ? guideCopy.shown(name) : guideCopy.sample}
    >
      <h2>{name ?? guideCopy.sample}</h2>
      {name === null ? (
        <p>{guideCopy.sampleText}</p>
      ) : (
        <LiveBadge
          caption={
            <>
              <strong>{guideCopy.live}</strong> {guideCopy.liveText}
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
          <strong>{guideCopy.picture}</strong> {guideCopy.pictureText}
        </figcaption>
        <img src={badge.imageUrl} alt={guideCopy.pictureAlt} {...badgeSize} />
      </figure>
    </section>
  )
}
