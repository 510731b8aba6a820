import type { Brand } from '../../contract/brand.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { useAtOnce } from '../../ui/use-at-once.ts'
import { galleryCopy } from './copy.ts'

type BrandChooserProps = {
  brands: readonly Brand[]
  /** Id of the one that is shown. */
  shown: string
  /** Settles when the page has that look. */
  onChoose: (id: string) => Promise<void>
}

/** Every brand of the installation, to put the page into its look. */
export function BrandChooser({ brands, shown, onChoose }: BrandChooserProps) {
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
