import { type ReactNode, useState } from 'react'
import type { Facet } from '#src/contract/discover/facets.ts'
import type { SearchFacet } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { chosenOf } from '../search-changes.ts'
import styles from './facets.module.css'

/** Open from the beginning: what most people narrow by. */
const openAtFirst: readonly Facet[] = ['category', 'credential', 'country']
const explained: readonly Facet[] = ['assurance', 'state', 'region', 'country']

type FacetGroupProps = {
  facet: SearchFacet
  search: SupplierSearch
  children: ReactNode
}

/** A facet that opens and closes, without script too; closed it says how much of it is chosen. */
export function FacetGroup({ facet: { facet }, search, children }: FacetGroupProps) {
  const t = useText()
  const chosen = chosenOf(search, facet).length
  const [isOpen, setOpen] = useState(chosen > 0 || openAtFirst.includes(facet))
  const hint = explained.find((one) => one === facet) as 'assurance' | undefined
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{t(`discover.facets.${facet}`)}</span>
        {chosen > 0 && (
          <span className={styles.chosen}>
            <span aria-hidden="true">{chosen}</span>
            <VisuallyHidden>{t('discover.chosenCount', { count: chosen })}</VisuallyHidden>
          </span>
        )}
        <Icon drawing={icons.chevronDown} />
      </summary>
      {hint && <p className={styles.hint}>{t(`discover.hints.${hint}`)}</p>}
      {children}
    </details>
  )
}
