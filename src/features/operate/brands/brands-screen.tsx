import { useText } from '#src/i18n/text-context.ts'
import { ConsoleScreen, ScreenHead } from '../console-screen.tsx'
import { brandsPath } from '../paths.ts'
import { idBehind, usePlace } from '../place.ts'
import { BrandEditor } from './brand-editor.tsx'
import { BrandList } from './brand-list.tsx'
import { newBrandId } from './editor-place.ts'
import { NewBrandForm } from './new-brand-form.tsx'

/** The brands: all of them, the form that begins another one, or the editor of one, as the address says (OPR-4). */
export function BrandsScreen() {
  const t = useText()
  const { path } = usePlace()
  const id = idBehind(brandsPath, path)
  if (id !== '' && id !== newBrandId) return <BrandEditor key={id} id={id} />
  return (
    <ConsoleScreen>
      {id === newBrandId ? (
        <NewBrandForm />
      ) : (
        <>
          <ScreenHead title={t('operate-brands.title')}>{t('operate-brands.text')}</ScreenHead>
          <BrandList />
        </>
      )}
    </ConsoleScreen>
  )
}
