import { badgeSize } from '../../contract/badge.ts'
import { widgetUrl } from '../../contract/badge-snippet.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import styles from './badge-guide.module.css'
import { guideCopy } from './copy.ts'
import type { GuideBadge } from './recipes.ts'

type BadgePreviewProps = {
  badge: GuideBadge
  /** Null while nobody has said whose badge it is. */
  name: string | null
}

/** The badge as websites and mails show it. */
export function BadgePreview({ badge, name }: BadgePreviewProps) {
  const picture = (caption: string, text: string, src: string) => (
    <figure className={styles.sample}>
      <figcaption>
        <strong>{caption}</strong> {text}
      </figcaption>
      <img src={src} alt={guideCopy.pictureAlt} {...badgeSize} />
    </figure>
  )
  return (
    <section
      className={styles.preview}
      aria-label={name ? guideCopy.shown(name) : guideCopy.sample}
    >
      <h2>{name ?? guideCopy.sample}</h2>
      {name === null ? (
        <p>{guideCopy.sampleText}</p>
      ) : (
        <>
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
          {picture(guideCopy.signature, '', badge.signatureUrl)}
        </>
      )}
      {picture(guideCopy.picture, guideCopy.pictureText, badge.imageUrl)}
    </section>
  )
}
