import styles from './brand-logo.module.css'
import { useBrand } from './brand-context.ts'
import { inkOn } from './contrast.ts'

const forcedDark = '(forced-colors: active) and (prefers-color-scheme: dark)'

/**
 * The brand's logo for the ground of its pages, or its name set in type where it has no such image.
 */
export function BrandLogo() {
  const { name, brandColors, brandImages } = useBrand()
  const onDarkPage = inkOn(brandColors.backgroundColor) === '#ffffff'
  const image = onDarkPage ? brandImages.lightLogo : brandImages.darkLogo
  if (!image) return <span className={styles.wordmark}>{name}</span>
  return (
    <picture>
      {/* Forced colours turn the page dark, but not the picture. */}
      {brandImages.lightLogo && <source media={forcedDark} srcSet={brandImages.lightLogo} />}
      <img className={styles.image} src={image} alt={name} height={36} />
    </picture>
  )
}
