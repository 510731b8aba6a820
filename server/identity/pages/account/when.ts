import { html, type Html } from '#server/markup/html.ts'

const words = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/**
 * A moment in words, in UTC: the server does not know in which zone people are.
 * @param milliseconds since the epoch
 */
export function inUtc(milliseconds: number): string {
  return `${words.format(milliseconds)} UTC`
}

/**
 * The same for people and programs.
 * @param milliseconds since the epoch
 */
export function when(milliseconds: number): Html {
  const iso = new Date(milliseconds).toISOString()
  return html`<time datetime="${iso}">${inUtc(milliseconds)}</time>`
}
