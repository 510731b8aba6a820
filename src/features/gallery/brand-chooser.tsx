import type { Brand } from '../../contract/brand.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { galleryCopy } from './copy.ts'

type BrandChooserProps = {
  brands: readonly Brand[]
  /** Id of the one that is shown. */
  shown: string
  onChoose: (id: string) => void
}

/** Every brand of the installation, to put the page into its look. */
export function BrandChooser({ brands, shown, onChoose }: BrandChooserProps) {
  return (
    <RadioGroup
      legend={galleryCopy.brand}
      row
      options={brands.map(({ id, name }) => ({ value: id, label: name }))}
      value={shown}
      onChange={onChoose}
    />
  )
}
