import { useText } from '#src/i18n/text-context.ts'
import { usePlace } from '../place.ts'
import { BrandEditor } from './brand-editor.tsx'
import { BrandList } from './brand-list.tsx'
import styles from './brands-screen.module.css'
import { brandIdOf, newBrandId } from './editor-place.ts'
import { NewBrandForm } from './new-brand-form.tsx'

/** The brands: all of them, the form that begins another one, or the editor of one, as the address says (OPR-4). */
export function BrandsScreen() {
  const t = useText()
  const { path } = usePlace()
  const id = brandIdOf(path)
  if (id !== '' && id !== newBrandId) return <BrandEditor key={id} id={id} />
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      {id === newBrandId ? (
        <NewBrandForm />
      ) : (
        <>
          <header>
            <h1 className={styles.title}>{t('operate-brands.title')}</h1>
            <p className={styles.hint}>{t('operate-brands.text')}</p>
          </header>
          <BrandList />
        </>
      )}
    </main>
  )
}
