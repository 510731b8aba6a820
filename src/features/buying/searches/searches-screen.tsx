import { Link } from '@tanstack/react-router'
import { isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { useBuying } from '../buying-context.ts'
import page from '../buying.module.css'
import { FollowedPart } from '../follows/followed-part.tsx'
import { SearchCard } from './search-card.tsx'
import styles from './searches.module.css'
import { useSearches } from './use-searches.ts'
import { useTurns } from './use-turns.ts'

/** `/buying/searches`: searches that a buyer keeps, and who is new in them (DSC-4). */
export function SearchesScreen() {
  const t = useText()
  const { buyer } = useBuying()
  const searches = useSearches()
  const turns = useTurns()
  const mayEdit = isAtLeast(buyer.role, 'EDITOR')
  return (
    <>
      <header className={page.head}>
        <div>
          <h1>{t('buying.searches.title')}</h1>
          <p>{t('buying.searches.lead')}</p>
        </div>
      </header>
      <ListState
        loaded={searches.list}
        loadingText={t('buying.searches.loading')}
        failedText={t('buying.searches.failed')}
        height="22rem"
      >
        {({ results: all, isMailStopped }) =>
          all.length === 0 ? (
            <EmptyState
              icon={icons.search}
              title={t('buying.searches.empty.title')}
              action={
                <Link to="/discover" className={buttonClass('primary')}>
                  {t('buying.nav.search')}
                </Link>
              }
            >
              {mayEdit ? t('buying.searches.empty.text') : t('buying.searches.empty.viewer')}
            </EmptyState>
          ) : (
            <>
              {isMailStopped && <Banner tone="neutral" title={t('buying.searches.stopped')} />}
              <ul className={styles.list}>
                {all.map((one) => (
                  <SearchCard key={one.id} {...{ search: one, searches, turns, mayEdit }} />
                ))}
              </ul>
            </>
          )
        }
      </ListState>
      <FollowedPart mayEdit={mayEdit} />
    </>
  )
}
