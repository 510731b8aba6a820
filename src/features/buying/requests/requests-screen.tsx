import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import { useText } from '#src/i18n/text-context.ts'
import { searchText } from '#src/lib/search-text.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { MoreButton } from '#src/ui/more-button.tsx'
import { useBuying } from '../buying-context.ts'
import page from '../buying.module.css'
import { AskedSupplier } from './asked-supplier.tsx'
import { RequestCard } from './request-card.tsx'
import styles from './requests.module.css'
import { useRequests } from './use-requests.ts'

/** `/buying/requests`: what a buyer asks suppliers for, and the form of it where the address names one (DSC-6). */
export function RequestsScreen() {
  const t = useText()
  const { buyer } = useBuying()
  const requests = useRequests()
  const navigate = useNavigate()
  const supplier = searchText(useSearch({ strict: false, select: suppliers }))
  const mayAsk = isAtLeast(buyer.role, 'EDITOR')
  const close = (id: string | null) =>
    void navigate({
      to: '/buying/{-$part}',
      params: { part: 'requests' },
      search: { buyer: buyer.slug } as never,
      replace: true,
    }).then(() => {
      if (id) document.getElementById(`request-${id}`)?.focus()
    })
  return (
    <>
      <header className={page.head}>
        <div>
          <h1>{t('buying.requests.title')}</h1>
          <p>{t('buying.requests.lead')}</p>
        </div>
      </header>
      {supplier && mayAsk && (
        <AskedSupplier
          key={supplier}
          slug={supplier}
          requests={requests}
          onSent={({ id }) => close(id)}
          onDiscarded={() => close(null)}
        />
      )}
      {supplier && !mayAsk && <p>{t('buying.requests.form.viewer')}</p>}
      <ListState
        loaded={requests.loaded}
        loadingText={t('buying.requests.loading')}
        failedText={t('buying.requests.failed')}
        height="22rem"
      >
        {({ results: all, next }) =>
          all.length === 0 && !supplier ? (
            <EmptyState
              icon={icons.send}
              title={t('buying.requests.empty.title')}
              action={
                <Link to="/discover" className={buttonClass('primary')}>
                  {t('buying.nav.search')}
                </Link>
              }
            >
              {t('buying.requests.empty.text')}
            </EmptyState>
          ) : (
            <>
              <ol className={styles.list}>
                {all.map((one) => (
                  <RequestCard
                    key={one.id}
                    request={one}
                    mayWithdraw={mayAsk}
                    requests={requests}
                  />
                ))}
              </ol>
              <MoreButton hasMore={next !== null} onMore={requests.more}>
                {t('buying.requests.more')}
              </MoreButton>
            </>
          )
        }
      </ListState>
    </>
  )
}

const suppliers = (search: object): unknown => ('supplier' in search ? search.supplier : null)
