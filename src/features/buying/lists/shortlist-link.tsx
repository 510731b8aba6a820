import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useBuying } from '../buying-context.ts'

type ShortlistLinkProps = {
  /** Id of a list; null: all of them. */
  list: string | null
  className?: string | undefined
  children: ReactNode
}

/** A link to a shortlist of the buyer of this page, or to all of them. */
export function ShortlistLink({ list, className, children }: ShortlistLinkProps) {
  const { buyer } = useBuying()
  return (
    <Link
      className={className}
      to="/buying/{-$part}"
      params={{ part: 'shortlists' }}
      search={searchOfList(buyer.slug, list) as never}
      preload={false}
    >
      {children}
    </Link>
  )
}

/** What the address of a list says besides its path. */
export const searchOfList = (buyer: string, list: string | null) => ({
  ...{ buyer, ...(list !== null && { list }) },
})
