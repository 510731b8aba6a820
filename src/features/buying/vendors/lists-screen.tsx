import { isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import * as limits from '#src/contract/limits.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'
import page from '../buying.module.css'
import { ListCard } from './list-card.tsx'
import styles from './lists.module.css'
import { UploadPart } from './upload-part.tsx'

/** All lists of vendors of a buyer, and the way to a new one. */
export function ListsScreen() {
  const t = useText()
  const { buyers, buyer } = useBuying()
  const mayEdit = isAtLeast(buyer.role, 'EDITOR')
  const loaded = useLoaded(`vendor lists of ${buyer.slug}`, () => buyers.vendors.all(buyer.slug))
  return (
    <>
      <header className={page.head}>
        <div>
          <h1>{t('buying.vendors.title')}</h1>
          <p>{t('buying.vendors.lead')}</p>
        </div>
      </header>
      <ListState
        loaded={loaded}
        loadingText={t('buying.vendors.loading')}
        failedText={t('buying.vendors.failed')}
        height="22rem"
      >
        {(all) => (
          <>
            {mayEdit && all.length < limits.vendorLists && <UploadPart />}
            {mayEdit && all.length >= limits.vendorLists && (
              <Banner tone="warning" title={t('buying.vendors.full')} />
            )}
            {!mayEdit && all.length === 0 && (
              <EmptyState icon={icons.list} title={t('buying.vendors.empty')} />
            )}
            {all.length > 0 && (
              <section className={styles.section} aria-labelledby="vendor-lists">
                <h2 id="vendor-lists">{t('buying.vendors.own')}</h2>
                <ul className={styles.cards}>
                  {all.map((list) => (
                    <ListCard key={list.id} list={list} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </ListState>
    </>
  )
}
