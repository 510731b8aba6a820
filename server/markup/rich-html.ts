import { html, type Html } from './html.ts'

/** A part of a message between tags, such as `<link>Terms</link>`. */
const tagged = /<(\w+)>(.*?)<\/\1>/gs

/** Makes the markup of a tag of what stands within it. */
type Tag = (inner: string) => Html

/**
 * A sentence with markup in it, in the order that its language needs; the rest of it is escaped.
 * @param text a message with tags, which do not nest
 * @param tags those that become markup; another one is shown as it is written
 */
export function richHtml(text: string, tags: Readonly<Record<string, Tag>>): Html {
  const parts: Html[] = []
  let end = 0
  for (const { 0: whole, 1: name = '', 2: inner = '', index } of text.matchAll(tagged)) {
    const tag = Object.hasOwn(tags, name) ? tags[name] : undefined
    parts.push(html`${text.slice(end, index)}${tag ? tag(inner) : whole}`)
    end = index + whole.length
  }
  return html`${parts}${text.slice(end)}`
}

/** What stands out, such as an address; in its own direction. */
export const strong: Tag = (inner) => html`<strong dir="auto">${inner}</strong>`

/** @param href where the link leads */
export const linkTo =
  (href: string): Tag =>
  (inner) =>
    html`<a href="${href}">${inner}</a>`
