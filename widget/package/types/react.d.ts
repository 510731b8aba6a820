import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { BadgeEventMap, SupplierBadge } from './element.js'

/** Attributes of `<supplier-badge>` in JSX; React 19 sets them and listens by `on` and the event's name. */
export interface SupplierBadgeProps extends DetailedHTMLProps<
  HTMLAttributes<SupplierBadge>,
  SupplierBadge
> {
  slug: string
  /** Scheme and host of the portal. */
  portal: string
  variant?: 'dark' | 'green' | 'blue'
  logo?: string
  /** CSS pixels. */
  size?: number
  'onbadge-load'?: (event: BadgeEventMap['badge-load']) => void
  'onbadge-error'?: (event: BadgeEventMap['badge-error']) => void
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'supplier-badge': SupplierBadgeProps
    }
  }
}
