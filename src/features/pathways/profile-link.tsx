import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { organisationSearch } from '../../lib/organisation-search.ts'

type ProfileLinkProps = {
  /** Id of the section of the profile; none leads to its beginning. */
  part?: string
  className?: string | undefined
  children: ReactNode
}

/** Leads to the profile of the organisation that is open, with what is typed there unsaved. */
export function ProfileLink({ part, className, children }: ProfileLinkProps) {
  return (
    <Link
      to="/organisation"
      search={(before) => organisationSearch(before)}
      resetScroll={false}
      {...(part && { hash: part })}
      className={className}
    >
      {children}
    </Link>
  )
}
