import { Link } from '@tanstack/react-router'
import type { SearchLook } from '#src/contract/buyers/saved-search.ts'
import * as limits from '#src/contract/limits.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import type { Loaded } from '#src/ui/use-loaded.ts'
import styles from './searches.module.css'

/** How many suppliers a search finds now, and who of them is new to whoever reads this. */
export function SearchFound({ look }: { look: Loaded<SearchLook> }) {
  const { t, language } = useTexts()
  if (look.state === 'loading') return <p className={styles.found}>{t('buying.reach.counting')}</p>
  // More will be found in a moment: a number now would say too little.
  if (look.state === 'failed' || look.value.isFilling)
    return <p className={styles.found}>{t('buying.reach.unknown')}</p>
  const { total, fresh, named, isWide } = look.value
  const number = countFormat(language).format
  const others = fresh - named.length
  return (
    <div className={styles.found}>
      <p>
        <strong>{t('buying.searches.found', { count: total, number: number(total) })}</strong>
        {fresh > 0 && (
          <>
            {' '}
            <span className={styles.fresh}>
              {t('buying.searches.fresh', { count: fresh, number: number(fresh) })}
            </span>
          </>
        )}
      </p>
      {isWide && <p>{t('buying.searches.wide', { most: number(limits.watchedSuppliers) })}</p>}
      {named.length > 0 && (
        <ul className={styles.named}>
          {named.map(({ name, slug }) => (
            <li key={slug}>
              <Link to="/organization/$slug" params={{ slug }} preload={false} dir="auto">
                {name}
              </Link>
            </li>
          ))}
          {others > 0 && (
            <li>{t('buying.searches.others', { count: others, number: number(others) })}</li>
          )}
        </ul>
      )}
    </div>
  )
}
