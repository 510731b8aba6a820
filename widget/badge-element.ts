import { badgeSheet } from './badge-style.ts'
import { drawBadge } from './draw-badge.ts'
import { loadSupplier } from './load-supplier.ts'

/** How far from the viewport a badge starts to load. */
const nearby = '200px'

/**
 * `<supplier-badge slug variant logo size lang>`: shows a supplier's name and how many of its
 * credentials are verified, instead of the plain link and picture inside it. Those stay until the
 * supplier is read, and for good when it cannot be.
 */
export class SupplierBadge extends HTMLElement {
  static readonly observedAttributes = ['slug', 'variant', 'logo', 'size', 'lang']

  readonly #root = this.attachShadow({ mode: 'open' })
  readonly #own = document.createElement('slot')
  #isNear = false
  readonly #arrival = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      this.#arrival.disconnect()
      this.#isNear = true
      void this.#show()
    },
    { rootMargin: nearby },
  )

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [badgeSheet()]
    this.#root.append(this.#own)
  }

  connectedCallback(): void {
    if (!this.#isNear) this.#arrival.observe(this)
  }

  disconnectedCallback(): void {
    this.#arrival.disconnect()
  }

  attributeChangedCallback(): void {
    if (this.#isNear) void this.#show()
  }

  async #show(): Promise<void> {
    const slug = this.getAttribute('slug')
    const supplier = slug ? await loadSupplier(slug).catch(() => null) : null
    if (slug !== this.getAttribute('slug')) return
    const hadFocus = this.matches(':focus-within')
    // Back in the page for a moment, because only what is shown has a computed style to take over.
    this.#root.replaceChildren(this.#own)
    if (!supplier) return
    const link = drawBadge(this, supplier)
    this.#root.replaceChildren(link)
    if (hadFocus) link.focus({ preventScroll: true })
  }
}
