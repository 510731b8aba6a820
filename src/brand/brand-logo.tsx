import styles from './brand-logo.module.css'
import { useBrand } from './brand-context.ts'
import { isDark } from './luminance.ts'

const forced = '(forced-colors: active) and (prefers-color-scheme:'

/**
 * The brand's logo for the ground of its pages, or its name set in type where it has no such image.
 */
export function BrandLogo() {
  const { name, brandColors, brandImages } = useBrand()
  const { lightLogo, darkLogo } = brandImages
  const image = isDark(brandColors.backgroundColor) ? lightLogo : darkLogo
  if (!image) return <span className={styles.wordmark}>{name}</span>
  return (
    <picture>
      {/* Forced colours give the page another ground, but not the picture. */}
      {lightLogo && <source media={`${forced} dark)`} srcSet={lightLogo} />}
      {darkLogo && <source media={`${forced} light)`} srcSet={darkLogo} />}
      <img
        className={styles.image}
        data-single={lightLogo && darkLogo ? undefined : ''}
        src={image}
        alt={name}
        height={36}
      />
    </picture>
  )
}
