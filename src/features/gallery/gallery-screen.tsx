import { BrandContext, useBrand } from '../../brand/brand-context.ts'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import type { Brand } from '../../contract/brand.ts'
import { defaultBrand } from '../../contract/default-brand.ts'
import type { Environment } from '../../contract/environment.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { BrandChooser } from './brand-chooser.tsx'
import { ContentsList } from './contents-list.tsx'
import { galleryCopy } from './copy.ts'
import { GalleryBody } from './gallery-body.tsx'
import { GalleryContext } from './gallery-context.ts'
import styles from './gallery-screen.module.css'
import { useBrandLook } from './use-brand-look.ts'

export type GalleryScreenProps = {
  /** Those of the installation. */
  brands: readonly Brand[]
  /** Id of the one that is asked for; undefined: the host's own. */
  asked: string | undefined
  environment: Environment
  origin: string
  /** Settles when the page has that look. */
  onChoose: (id: string) => Promise<void>
}

/** `/dev/gallery`: the visual language, and every component in every state, in any brand. */
export function GalleryScreen(props: GalleryScreenProps) {
  const { asked, environment, origin, onChoose } = props
  const own = useBrand()
  const brands = [...props.brands, defaultBrand]
  const shown = brands.find(({ id }) => id === asked) ?? own
  useBrandLook(shown.id === own.id ? null : shown)
  return (
    <BrandContext value={shown}>
      <GalleryContext value={{ look: shown.id, environment, origin }}>
        <div className={styles.page}>
          <header className={styles.bar}>
            <div className={styles.logo}>
              <BrandLogo />
            </div>
            <BrandChooser brands={brands} shown={shown.id} onChoose={onChoose} />
            <ContentsList />
          </header>
          <main id="main" tabIndex={-1} className={styles.main}>
            <PageHeader title={galleryCopy.title} lead={galleryCopy.lead} />
            <GalleryBody />
          </main>
        </div>
      </GalleryContext>
    </BrandContext>
  )
}
