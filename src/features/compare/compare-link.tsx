import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type CompareLinkProps = {
  slugs: readonly string[]
  /** Whether it shows what differs alone. */
  isBrief: boolean
  className?: string | undefined
  /** Of links of which one is always where the page is. */
  isCurrent?: boolean | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A link to a comparison. */
export function CompareLink({
  slugs,
  isBrief,
  isCurrent,
  className,
  onClick,
  children,
}: CompareLinkProps) {
  return (
    <Link
      className={className}
      onClick={onClick}
      to="/discover/compare"
      search={{ suppliers: slugs.join(','), ...(isBrief && { only: 'differences' }) }}
      preload={false}
      activeOptions={{ exact: true }}
      resetScroll={false}
      {...(isCurrent !== undefined && { 'aria-current': isCurrent ? 'page' : undefined })}
    >
      {children}
    </Link>
  )
}
