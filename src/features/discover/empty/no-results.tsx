import type { ReactNode } from 'react'
import type { SupplierHits } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { listFormat } from '#src/i18n/name-formats.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { valueWords } from '../facet-words.ts'
import { changed, cleared, without } from '../search-changes.ts'
import { SearchLink } from '../search-link.tsx'
import styles from './no-results.module.css'
import { widerPlaces } from './wider.ts'

type NoResultsProps = {
  search: SupplierSearch
  hits: SupplierHits
  /** Where the operator takes questions; empty where nowhere. */
  helpUrl: string
  /** How a signed-in buyer keeps the search. */
  own?: ReactNode
}

/** DSC-2: what empties the list, and each way out of it with what it brings. */
export function NoResults({ search, hits, helpUrl, own }: NoResultsProps) {
  const { t, language } = useTexts()
  const { spellings, without: removals } = hits
  const wider = widerPlaces(search, hits.facets)
  const suppliers = (count: number) =>
    t('discover.suppliers', { count, number: countFormat(language).format(count) })
  const nameOf = ({ part, value, name }: (typeof removals)[number]) => {
    if (part === 'q') return t('discover.words', { words: search.q ?? name })
    const facet = t(`discover.facets.${part}`)
    const values =
      value === null ? hits.chosen.filter((one) => one.part === part) : [{ id: value, name }]
    const named = values.map((one) => valueWords(t, part, one))
    return t('discover.facetValue', { facet, value: listFormat(language).format(named) })
  }
  const [worst] = removals
  return (
    <div className={styles.none}>
      <p className={styles.lead}>
        {worst ? t('discover.inTheWay', { name: nameOf(worst) }) : t('discover.noneAtAll')}
      </p>
      {spellings.length > 0 && (
        <WaysOut title={t('discover.didYouMean')}>
          {spellings.map((words) => (
            <li key={words}>
              <SearchLink search={changed(search, { q: words })}>{words}</SearchLink>
            </li>
          ))}
        </WaysOut>
      )}
      {removals.length > 0 && (
        <WaysOut title={t('discover.removalsTitle')}>
          {removals.map((one) => (
            <li key={`${one.part} ${one.value}`}>
              <SearchLink search={without(search, one.part, one.value)}>
                {t('discover.withoutOne', { name: nameOf(one) })}
              </SearchLink>{' '}
              <span>{suppliers(one.total)}</span>
            </li>
          ))}
        </WaysOut>
      )}
      {wider.length > 0 && (
        <WaysOut title={t('discover.widerTitle')}>
          {wider.map(({ facet, around, search: there }) => (
            <li key={`${facet} ${around.id}`}>
              <SearchLink search={there}>
                {t('discover.facetValue', {
                  facet: t(`discover.facets.${facet}`),
                  value: valueWords(t, facet, around),
                })}
              </SearchLink>{' '}
              <span>{suppliers(around.count)}</span>
            </li>
          ))}
        </WaysOut>
      )}
      <WaysOut title={t('discover.otherWays')}>
        <li>
          <SearchLink search={cleared(search)}>{t('discover.clearAll')}</SearchLink>
        </li>
        <li>
          <a href="/trust">{t('discover.howWeKnow')}</a>
        </li>
        {helpUrl && (
          <li>
            <a href={helpUrl}>{t('discover.askUs')}</a>
          </li>
        )}
      </WaysOut>
      {own}
    </div>
  )
}

function WaysOut({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}
