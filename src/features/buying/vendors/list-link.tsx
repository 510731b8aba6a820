import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useBuying } from '../buying-context.ts'

type ListLinkProps = {
  /** Null: to all lists. */
  id: string | null
  className?: string | undefined
  children: ReactNode
}

const place = (buyer: string, list: string | null) => ({
  ...{ to: '/buying/{-$part}' as const, params: { part: 'vendors' } },
  search: { buyer, ...(list && { list }) } as never,
})

/** A link to a list of vendors of the buyer. */
export function ListLink({ id, className, children }: ListLinkProps) {
  const { buyer } = useBuying()
  return (
    <Link {...place(buyer.slug, id)} className={className}>
      {children}
    </Link>
  )
}

/** Goes to a list of vendors, or to all of them. */
export function useGoToList(): (id: string | null) => void {
  const { buyer } = useBuying()
  const router = useRouter()
  return (id) => void router.navigate(place(buyer.slug, id))
}
