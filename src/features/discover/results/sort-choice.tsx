import { searchSorts, type SearchSort } from '#src/contract/discover/facets.ts'
import type { SupplierHits } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Select } from '#src/ui/select.tsx'
import { changed } from '../search-changes.ts'
import { searchFormId } from '../search-bar.tsx'
import styles from './results.module.css'

type SortChoiceProps = {
  hits: SupplierHits
  search: SupplierSearch
  onChange: (search: SupplierSearch) => void
}

/** The order of the list; the nearest first needs a country to count from. */
export function SortChoice({ hits, search, onChange }: SortChoiceProps) {
  const t = useText()
  const usual = usualSort(search)
  const sort = search.sort ?? usual
  const countries = countriesIn(hits)
  return (
    <div className={styles.sort}>
      <label>
        <span>{t('discover.sort')}</span>
        <Select
          name="sort"
          form={searchFormId}
          value={sort === usual ? '' : sort}
          onChange={({ currentTarget: { value } }) =>
            onChange(
              changed(search, {
                sort: value,
                ...(value === 'nearest'
                  ? { more: [...(search.more ?? []), 'country'] }
                  : { near: [] }),
              }),
            )
          }
        >
          {offered(search).map((one) => (
            <option key={one} value={one === usual ? '' : one}>
              {t(`discover.sorts.${one}`)}
            </option>
          ))}
        </Select>
      </label>
      {sort === 'nearest' && (
        <label>
          <span>{t('discover.near')}</span>
          <Select
            name="near"
            form={searchFormId}
            value={search.near ?? ''}
            onChange={({ currentTarget: { value } }) => onChange(changed(search, { near: value }))}
          >
            <option value="">{t('discover.chooseCountry')}</option>
            {countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      )}
    </div>
  )
}

/** Without words nothing is called so: what was changed last comes first. */
const usualSort = (search: SupplierSearch): SearchSort => (search.q ? 'relevance' : 'updated')
const offered = (search: SupplierSearch) =>
  searchSorts.filter((one) => one !== 'relevance' || search.q || search.sort === 'relevance')

/** Where suppliers are, and from where is counted now. */
function countriesIn({ facets, near }: SupplierHits) {
  const listed = facets.find(({ facet }) => facet === 'country')?.values ?? []
  const countries = listed.filter(({ id }) => /^[A-Z]{2}$/.test(id))
  return near && countries.every(({ id }) => id !== near.id) ? [near, ...countries] : countries
}
