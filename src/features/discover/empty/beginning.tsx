import { Link } from '@tanstack/react-router'
import { sustainabilityCategories } from '#src/contract/categories.ts'
import type { SearchFacet } from '#src/contract/discover/supplier-hits.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { CategoryMark } from '#src/ui/category-mark.tsx'
import { withChoice } from '../search-changes.ts'
import { SearchLink } from '../search-link.tsx'
import styles from './beginning.module.css'

const levels = ['stated', 'document', 'issuer', 'signed'] as const

/** What can be found and how it is known, for whoever has asked for nothing yet. */
export function Beginning({ facets }: { facets: readonly SearchFacet[] }) {
  const { t, language } = useTexts()
  const counts = facets.find(({ facet }) => facet === 'category')?.values ?? []
  return (
    <>
      <section className={styles.begin} aria-labelledby="begin-categories">
        <h2 id="begin-categories">{t('discover.categoriesTitle')}</h2>
        <ul className={styles.categories}>
          {sustainabilityCategories.map((category) => {
            const count = counts.find(({ id }) => id === category)?.count
            return (
              <li key={category}>
                <CategoryMark category={category} />
                <SearchLink search={withChoice({}, 'category', { id: category, isChosen: true })}>
                  <strong>{t(`terms.categories.${category}`)}</strong>{' '}
                  {count !== undefined && (
                    <span>
                      {t('discover.suppliers', {
                        count,
                        number: countFormat(language).format(count),
                      })}
                    </span>
                  )}
                </SearchLink>
              </li>
            )
          })}
        </ul>
      </section>
      <section className={styles.begin} aria-labelledby="begin-levels">
        <h2 id="begin-levels">{t('discover.levelsTitle')}</h2>
        <p>
          {t('discover.levelsText')} <Link to="/trust/{-$id}">{t('discover.howWeKnow')}</Link>
        </p>
        <dl className={styles.levels}>
          {levels.map((level) => (
            <div key={level} data-level={level}>
              <dt>{t(`discover.begin.${level}.title`)}</dt>
              <dd>{t(`discover.begin.${level}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
