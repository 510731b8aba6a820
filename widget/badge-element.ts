import { badgeSheet } from './badge-style.ts'
import { drawBadge } from './draw-badge.ts'
import { loadSupplier } from './load-supplier.ts'

/** How far from the viewport a badge starts to load. */
const nearby = '200px'

/**
 * The element that loads this script. A page may have it without `type="module"` too, where
 * `import.meta.url` would be a fault of syntax.
 */
const script = document.querySelector<HTMLScriptElement>('script[src*="/widget/badge."]')

/**
 * `<supplier-badge slug variant logo size lang portal>`: shows a supplier's name and how many of its
 * credentials are verified, instead of the plain link and picture inside it. Those stay until the
 * supplier is read, and for good when it cannot be. It tells the page by `badge-load` and `badge-error`,
 * with a Supplier as detail; after an error a change of `slug`, or coming back, tries again.
 */
export class SupplierBadge extends HTMLElement {
  static readonly observedAttributes = ['slug', 'variant', 'logo', 'size', 'lang', 'portal']

  readonly #arrival = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      this.disconnectedCallback()
      this.#isNear = true
      void this.#show()
    },
    { rootMargin: nearby },
  )
  #isNear = false

  connectedCallback(): void {
    this.#arrival.observe(this)
  }

  disconnectedCallback(): void {
    this.#arrival.disconnect()
    this.#isNear = false
  }

  attributeChangedCallback(): void {
    if (this.#isNear) void this.#show()
  }

  async #show(): Promise<void> {
    const slug = this.getAttribute('slug')
    if (!slug) return this.#showOwn()
    const home = this.getAttribute('portal') ?? script?.src ?? this.querySelector('a')?.href
    const portal = new URL(home ?? location.href).origin
    const supplier = await loadSupplier(portal, slug)
    if (slug !== this.getAttribute('slug')) return
    const hadFocus = this.matches(':focus-within')
    // Back in the page for a moment, because only what is shown has a computed style to take over.
    this.#showOwn()
    if (supplier.name || supplier.status === 410) {
      const link = drawBadge(this, supplier, portal)
      // Not before: of fifty badges, those that nobody scrolls to cost nothing but their upgrade.
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [badgeSheet]
      root.replaceChildren(link)
      if (hadFocus) link.focus({ preventScroll: true })
    }
    const event = supplier.name ? 'badge-load' : 'badge-error'
    this.dispatchEvent(new CustomEvent(event, { bubbles: true, detail: supplier }))
  }

  /** The page's link and picture, which without a shadow root are in sight anyway. */
  #showOwn(): void {
    this.shadowRoot?.replaceChildren(document.createElement('slot'))
  }
}
