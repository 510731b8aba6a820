import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { addressParts } from './search-changes.ts'

type SearchLinkProps = {
  search: SupplierSearch
  className?: string | undefined
  rel?: string | undefined
  /** Whether Back skips the address that is left. */
  replace?: boolean | undefined
  /** Whether the page begins at its top. */
  resetScroll?: boolean | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A link to another search. Nothing is asked for before it is pressed, and the page stays where it is. */
export function SearchLink(props: SearchLinkProps) {
  const { search, resetScroll = false, replace = false, ...rest } = props
  return (
    <Link
      {...rest}
      replace={replace}
      to="/discover"
      search={addressParts(search)}
      preload={false}
      resetScroll={resetScroll}
      activeOptions={{ exact: true }}
    />
  )
}
