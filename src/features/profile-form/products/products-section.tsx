import { useData } from '#src/data/data-context.ts'
import { copy } from '../copy.ts'
import { FormSection } from '../form/form-section.tsx'
import { ListState } from '#src/ui/list-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ProductPicker } from './product-picker.tsx'

/** What the organisation sells. */
export function ProductsSection() {
  const data = useData()
  const loaded = useLoaded('products', () => data.catalogue.products())
  return (
    <FormSection id="products" title={copy.sections.products} intro={copy.intro.products}>
      <ListState
        loaded={loaded}
        what="Products and services"
        height="4.5rem"
        consolation={copy.formIsKept}
      >
        {(tags) => <ProductPicker tags={tags} />}
      </ListState>
    </FormSection>
  )
}
