import { useText } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleLink } from '../console-link.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { BrandRow } from './brand-row.tsx'
import styles from './brand-list.module.css'
import { brandHref, newBrandId } from './editor-place.ts'

/** The brands that the operator looks after, and the way to another one. */
export function BrandList() {
  const t = useText()
  const { data } = useOperate()
  const loaded = useLoaded('brands', () => data.brands())
  return (
    <LoadedPart
      loaded={loaded}
      loadingText={t('operate-brands.list.loading')}
      failedText={t('operate-brands.list.failed')}
      height="16rem"
    >
      {({ results, mayCreate }) => {
        const create = mayCreate && (
          <ConsoleLink className={buttonClass('primary')} href={brandHref(newBrandId)}>
            {t(results.length === 0 ? 'operate-brands.guide.begin' : 'operate-brands.new.title')}
          </ConsoleLink>
        )
        if (results.length === 0)
          return (
            <EmptyState title={t('operate-brands.list.empty')} action={create || undefined}>
              {t(mayCreate ? 'operate-brands.guide.text' : 'operate-brands.list.emptyText')}
            </EmptyState>
          )
        return (
          <>
            <ul className={styles.list}>
              {results.map((row) => (
                <BrandRow key={row.id} row={row} />
              ))}
            </ul>
            {create && <p className={styles.create}>{create}</p>}
          </>
        )
      }}
    </LoadedPart>
  )
}
