import type { BadgeEventMap, SupplierBadge } from './element.js'

export type { BadgeEventMap, Supplier, SupplierBadge } from './element.js'

declare global {
  interface HTMLElementTagNameMap {
    'supplier-badge': SupplierBadge
  }
  interface HTMLElementEventMap extends BadgeEventMap {}
}
