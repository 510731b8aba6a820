import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { searchAddress, useCompared } from './compared.ts'

type SearchLinkProps = {
  search: SupplierSearch
  className?: string | undefined
  rel?: string | undefined
  /** Whether Back skips the address that is left. */
  replace?: boolean | undefined
  /** Whether the page begins at its top. */
  resetScroll?: boolean | undefined
  onClick?: (() => void) | undefined
  /** Of links of which one is always where the page is; of others it is not said. */
  isCurrent?: boolean | undefined
  children: ReactNode
}

/** A link to another search. Nothing is asked for before it is pressed, and the page stays where it is. */
export function SearchLink(props: SearchLinkProps) {
  const { search, resetScroll = false, replace = false, isCurrent, ...rest } = props
  const compared = useCompared()
  return (
    <Link
      {...rest}
      replace={replace}
      to="/discover"
      search={searchAddress(search, compared)}
      preload={false}
      resetScroll={resetScroll}
      activeOptions={{ exact: true }}
      {...(isCurrent !== undefined && { 'aria-current': isCurrent ? 'page' : undefined })}
    />
  )
}
