import { html, type Html } from '../../markup/html.ts'
import type { Branded } from '../site.ts'
import { layout } from './layout.ts'

type Action = {
  label: Html | string
  href: string
  /** How much it stands out. */
  look?: 'primary' | 'secondary' | 'quiet'
}

type MessagePage = {
  /** Title and heading. */
  title: string
  text: Html | string
  /** What stands between the text and the actions. */
  more?: Html
  /** The links that lead on, the likeliest first. */
  actions: readonly Action[]
}

/** A page that tells one thing: heading, sentence, links that lead on. */
export function messagePage(site: Branded, { title, text, more, actions }: MessagePage): Html {
  return layout(site, {
    title,
    content: html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      ${more}
      <p class="actions">
        ${actions.map(
          ({ label, href, look = 'primary' }) =>
            html`<a class="${look}" href="${href}">${label}</a> `,
        )}
      </p>`,
  })
}

/** Leads to the first page of the portal. */
export function toPortal(
  { brand, texts: { t } }: Branded,
  look: Action['look'] = 'primary',
): Action {
  // One box, for the blanks around an element of its own in it would go.
  const label = html`<span>${t('identity.goTo', { brand: brand.name })}</span>`
  return { label, href: '/', look }
}
