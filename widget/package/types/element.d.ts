/** What the badge says of a supplier; with a name it is the whole public profile. */
export interface Supplier {
  /** Empty while it is not known. */
  name: string
  /** The slug in use. */
  slug: string
  /** How many credentials have been verified with their issuers. */
  verified: number
  /** Of the portal's answer: 404 nobody of that slug, 410 not shown any more, 0 no answer in time. */
  status: number
}

/** What a badge tells the page; both events bubble. */
export interface BadgeEventMap {
  /** The live badge is shown. */
  'badge-load': CustomEvent<Supplier>
  /** There is none, and `detail.status` says why; a change of `slug`, or coming back, tries again. */
  'badge-error': CustomEvent<Supplier>
}

/** `<supplier-badge>`, for a name or a moment of your own: `customElements.define(…)`. */
export declare class SupplierBadge extends HTMLElement {
  static readonly observedAttributes: string[]
}
