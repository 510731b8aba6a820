import { html, LitElement } from 'lit'

type Answer = { data: { name: string; verifiedCredentials: number } }

/** The least that a badge could be with lit: what the comparison needs, and no more. */
class LitBadge extends LitElement {
  static override readonly properties = {
    slug: {},
    portal: {},
    text: { state: true },
  }
  declare slug: string
  declare portal: string
  declare text: string | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    void this.#read()
  }

  async #read(): Promise<void> {
    const answer = await fetch(`${this.portal}/api/public/organisation/detail/${this.slug}`)
    const { data } = (await answer.json()) as Answer
    this.text = `${data.name}: ${data.verifiedCredentials}`
  }

  override render() {
    return html`<a href="${this.portal}/organization/${this.slug}">${this.text ?? ''}</a>`
  }
}
customElements.define('lit-badge', LitBadge)
