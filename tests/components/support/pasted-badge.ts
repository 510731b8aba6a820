import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { badgeName, snippetOf } from '../../fixtures/badge-snippet.ts'
import { network } from './network.ts'

const { origin } = window.location

/** The live badge of the demo supplier. */
export const shown = page.getByRole('link', { name: badgeName.live })
/** The link and picture that are in the page itself. */
export const fallback = page.getByRole('link', { name: badgeName.fallback })

/** The snippet of the badge dialog, for this origin. */
export const snippet = (slug?: string): string => snippetOf(origin, slug)

/** A slug that no other test has asked for: what was answered once is not asked again in a document. */
export const newSlug = (): string => `s-${crypto.randomUUID()}`

/** Puts a page's HTML into the document until the test ends. Its scripts do not run. */
export function paste(html: string): HTMLElement {
  const site = document.createElement('div')
  site.innerHTML = html
  document.body.append(site)
  onTestFinished(() => site.remove())
  return site
}

/** The one badge in the document. */
export function badge(): HTMLElement {
  const found = document.querySelector<HTMLElement>('supplier-badge')
  if (!found) throw new Error('There is no badge.')
  return found
}

/** A part of what the badge has drawn; null while it has not drawn it. */
export const drawn = (part: 'badge' | 'seal' | 'name' | 'logo'): HTMLElement | null =>
  badge().shadowRoot?.querySelector<HTMLElement>(`[part=${part}]`) ?? null

/** How a part of what the badge has drawn looks. */
export function styleOf(part: 'badge' | 'name'): CSSStyleDeclaration {
  const element = drawn(part)
  if (!element) throw new Error(`The badge has no ${part}.`)
  return getComputedStyle(element)
}

/** Answers in the portal's place when a badge asks for a supplier. */
export function answerDetail(slug: string, answer: Parameters<typeof network.answer>[2]): void {
  network.answer('GET', new RegExp(`/public/organisation/detail/${slug}$`), answer)
}

/** What badges tell the page from now on until the test ends. */
export function listen(): { type: string; detail: unknown }[] {
  const told: { type: string; detail: unknown }[] = []
  const note = ({ type, detail }: CustomEvent) => void told.push({ type, detail })
  for (const type of ['badge-load', 'badge-error'] as const) {
    document.addEventListener(type, note as EventListener)
    onTestFinished(() => document.removeEventListener(type, note as EventListener))
  }
  return told
}
