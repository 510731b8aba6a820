import type { SearchFacet } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { valueWords } from '../facet-words.ts'
import { changed, chosenOf } from '../search-changes.ts'
import { CountedLabel } from './counted-label.tsx'
import styles from './facets.module.css'

type FacetLevelsProps = {
  facet: SearchFacet
  search: SupplierSearch
  onChange: (search: SupplierSearch) => void
}

/** A facet of which one value holds at a time, or none. */
export function FacetLevels({ facet: { facet, values }, search, onChange }: FacetLevelsProps) {
  const t = useText()
  const [chosen = ''] = chosenOf(search, facet)
  return (
    <div className={styles.levels}>
      <RadioGroup
        legend={<VisuallyHidden>{t(`discover.facets.${facet}`)}</VisuallyHidden>}
        name={facet}
        value={chosen}
        options={[
          { value: '', label: t('discover.any') },
          ...values.map((value) => ({
            value: value.id,
            label: <CountedLabel words={valueWords(t, facet, value)} count={value.count} />,
          })),
        ]}
        onChange={(id) => onChange(changed(search, { [facet]: id }))}
      />
    </div>
  )
}
