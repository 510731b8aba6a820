import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { arriveAt } from './section-arrival.ts'
import { manageSearch, type Section } from './section.ts'

type SectionLinkProps = {
  section: Section
  /** Id of a part of the profile. */
  part?: string
  className?: string | undefined
  isCurrent?: boolean
  children: ReactNode
}

/** Leads to a section of the manage page, also to the one that is shown and has scrolled away (MNG-3). */
export function SectionLink({ section, part, className, isCurrent, children }: SectionLinkProps) {
  return (
    <Link
      to="/organisation"
      search={(before) =>
        manageSearch({ ...before, section: section === 'profile' ? undefined : section })
      }
      // The page itself goes there, once the section is rendered (use-arrival.ts).
      resetScroll={false}
      hashScrollIntoView={false}
      {...(part && { hash: part })}
      activeOptions={{ exact: true, includeHash: true }}
      className={className}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      onClick={() => arriveAt(section, part ?? '')}
    >
      {children}
    </Link>
  )
}
