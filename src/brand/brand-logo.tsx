import styles from './brand-logo.module.css'
import { useBrand } from './brand-context.ts'

/**
 * The brand's logo, or its name set in type where the brand has no image.
 * @param props.surface what it stands on; decides between the dark and the light logo
 */
export function BrandLogo({ surface = 'light' }: { surface?: 'light' | 'dark' }) {
  const { name, brandImages } = useBrand()
  const image = surface === 'light' ? brandImages.darkLogo : brandImages.lightLogo
  if (!image) return <span className={styles.wordmark}>{name}</span>
  return <img className={styles.image} src={image} alt={name} height={36} />
}
