import { useText } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import { FormSection } from '../form/form-section.tsx'
import { ListState } from '#src/ui/list-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ProductPicker } from './product-picker.tsx'

/** What the organisation sells. */
export function ProductsSection() {
  const t = useText()
  const data = useData()
  const loaded = useLoaded(
    'products',
    () => data.catalogue.products(),
    data.catalogue.known.products,
  )
  return (
    <FormSection
      id="products"
      title={t('profile-form.sections.products')}
      intro={t('profile-form.intro.products')}
    >
      <ListState
        loaded={loaded}
        loadingText={t('profile-form.products.loading')}
        failedText={t('profile-form.products.failed')}
        height="4.5rem"
        consolation={t('profile-form.formIsKept')}
      >
        {(tags) => <ProductPicker tags={tags} />}
      </ListState>
    </FormSection>
  )
}
