import { useLayoutEffect } from 'react'
import { BrandContext, useBrand } from '../../brand/brand-context.ts'
import { brandCss } from '../../brand/brand-css.ts'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import type { Brand } from '../../contract/brand.ts'
import { defaultBrand } from '../../contract/default-brand.ts'
import type { Environment } from '../../contract/environment.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { useAtOnce } from '../../ui/use-at-once.ts'
import { ContentsList } from './contents-list.tsx'
import { galleryCopy } from './copy.ts'
import { GalleryBody } from './gallery-body.tsx'
import { GalleryContext, type GalleryPlace } from './gallery-context.ts'
import styles from './gallery-screen.module.css'

export type GalleryScreenProps = {
  /** Those of the installation. */
  brands: readonly Brand[]
  /** Id of the one that is asked for; undefined: the host's own. */
  asked: string | undefined
  environment: Environment
  origin: string
  addConsoleTexts: GalleryPlace['addConsoleTexts']
  /** Settles when the page has that look. */
  onChoose: (id: string) => Promise<void>
}

/** `/dev/gallery`: the visual language, and every component in every state, in any brand. */
export function GalleryScreen(props: GalleryScreenProps) {
  const { asked, environment, origin, addConsoleTexts, onChoose } = props
  const own = useBrand()
  const brands = [...props.brands, defaultBrand]
  const shown = brands.find(({ id }) => id === asked) ?? own
  useBrandLook(shown.id === own.id ? null : shown)
  return (
    <BrandContext value={shown}>
      <GalleryContext value={{ look: shown.id, environment, origin, addConsoleTexts }}>
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

type BrandChooserProps = {
  brands: readonly Brand[]
  /** Id of the one that is shown. */
  shown: string
  /** Settles when the page has that look. */
  onChoose: (id: string) => Promise<void>
}

/** Every brand of the installation, to put the page into its look. */
function BrandChooser({ brands, shown, onChoose }: BrandChooserProps) {
  const [chosen, choose] = useAtOnce(shown, onChoose)
  return (
    <RadioGroup
      legend={galleryCopy.brand}
      row
      options={brands.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={choose}
    />
  )
}

/**
 * Gives the whole document the look of a brand, for as long as it is shown: the very text that
 * `/brand.css` has on a host of that brand, as a sheet that comes after it.
 * @param brand null leaves the host's own look
 */
function useBrandLook(brand: Brand | null): void {
  useLayoutEffect(() => {
    if (!brand) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(brandCss(brand.brandColors))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [brand])
}
