import { badgeFor } from '#src/brand/badge-for.ts'
import { useBrand } from '#src/brand/brand-context.ts'
import { badgeSize, badgeStyles } from '#src/contract/badge.ts'
import { widgetUrl } from '#src/contract/badge-snippet.ts'
import { LiveBadge } from '#src/ui/live-badge.tsx'
import { useTexts } from '#src/i18n/text-context.ts'
import { useGallery } from '../gallery-context.ts'
import { samples, sampleSupplier } from '../samples.ts'
import { State } from '../state.tsx'

/** The badge of a supplier in each of its styles. */
export function LiveBadgeSpecimen() {
  const texts = useTexts()
  const brand = useBrand()
  const { environment, origin } = useGallery()
  return badgeStyles.map((style) => {
    const badge = badgeFor(texts, sampleSupplier, style, { brand, environment, origin })
    return (
      <State key={style} label={samples.badgeStyles[style]}>
        <LiveBadge
          caption={samples.badge}
          script={widgetUrl('')}
          slug={badge.slug}
          variant={badge.style}
          logo={badge.logo}
          image={{ src: badge.imageUrl, ...badgeSize }}
        />
      </State>
    )
  })
}
