import { useEffect } from 'react'
import { badgeSize } from '../../contract/badge.ts'
import { logFailure } from '../../lib/log-failure.ts'
import styles from './badge-dialog.module.css'
import { badgeCopy } from './copy.ts'
import { widgetUrl, type WidgetBadge } from './snippet.ts'

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React names its elements in this namespace
  namespace JSX {
    interface IntrinsicElements {
      'supplier-badge': React.ComponentProps<'span'> & {
        slug: string
        variant: string
        logo?: string | undefined
      }
    }
  }
}

/** The real element with the real script, as a website shows it; only to look at. */
export function WidgetPreview({ badge }: { badge: WidgetBadge }) {
  const { slug, style, logo, imageUrl } = badge
  useEffect(() => {
    // Served beside the portal, not built with it: it is the very file that other websites load.
    import(/* @vite-ignore */ widgetUrl(location.origin)).catch((error: unknown) =>
      logFailure('The live badge could not be loaded.', error),
    )
  }, [])
  return (
    <figure className={styles.preview}>
      <figcaption>{badgeCopy.preview}</figcaption>
      <div inert>
        <supplier-badge slug={slug} variant={style} logo={logo ?? undefined}>
          <img src={imageUrl} alt="" {...badgeSize} />
        </supplier-badge>
      </div>
    </figure>
  )
}
