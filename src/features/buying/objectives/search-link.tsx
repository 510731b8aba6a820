import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { writeSearch } from '#src/contract/discover/search-address.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'

type SearchLinkProps = {
  search: SupplierSearch
  /** Names where it leads, where its words alone do not. */
  label?: string
  className?: string | undefined
  onClick?: () => void
  children: ReactNode
}

/** A link to a search of suppliers, which is asked for nothing before it is pressed. */
export function SearchLink({ search, label, ...rest }: SearchLinkProps) {
  const parts = Object.fromEntries(new URLSearchParams(writeSearch(search)))
  return <Link {...rest} to="/discover" search={parts} preload={false} aria-label={label} />
}
