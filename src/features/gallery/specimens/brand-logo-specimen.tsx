import { BrandContext, useBrand } from '#src/brand/brand-context.ts'
import { BrandLogo } from '#src/brand/brand-logo.tsx'
import { samples } from '../samples.ts'
import { State } from '../state.tsx'
import styles from './brand-logo-specimen.module.css'

/** The logo, what stands in for it, and the pictures of the brand. */
export function BrandLogoSpecimen() {
  const brand = useBrand()
  const { hero, auth, featured, favicon } = brand.brandImages
  const pictures = [hero, auth, featured, favicon].filter((url) => url !== undefined)
  return (
    <>
      <State label={samples.logoOwn}>
        <BrandLogo />
      </State>
      <State label={samples.logoType}>
        <BrandContext value={{ ...brand, brandImages: {} }}>
          <BrandLogo />
        </BrandContext>
      </State>
      {pictures.length > 0 && (
        <State label={samples.pictures} wide>
          <div className={styles.pictures}>
            {pictures.map((url) => (
              <img key={url} src={url} alt="" loading="lazy" />
            ))}
          </div>
        </State>
      )}
    </>
  )
}
