import { useEffect, type ReactNode } from 'react'
import { logFailure } from '../lib/log-failure.ts'
import styles from './live-badge.module.css'

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

export type LiveBadgeProps = {
  caption: ReactNode
  /** Address of the widget's script on this portal. */
  script: string
  slug: string
  variant: string
  logo: string | null
  /** Language of its words; that of the page when left out. */
  lang?: string | undefined
  /** What shows until the widget has drawn itself. */
  image: { src: string; width: number; height: number }
}

/** The real badge with its real script, as a website shows it; only to look at. */
export function LiveBadge({ caption, script, slug, variant, logo, lang, image }: LiveBadgeProps) {
  useEffect(() => {
    // Served beside the portal, not built with it: it is the very file that other websites load.
    import(/* @vite-ignore */ script).catch((error: unknown) =>
      logFailure('The live badge could not be loaded.', error),
    )
  }, [script])
  return (
    <figure className={styles.preview}>
      <figcaption>{caption}</figcaption>
      <div inert>
        <supplier-badge slug={slug} variant={variant} logo={logo ?? undefined} lang={lang}>
          <img {...image} alt="" />
        </supplier-badge>
      </div>
    </figure>
  )
}
