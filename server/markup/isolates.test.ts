import { expect, it } from 'vitest'
import { html } from './html.ts'
import { withBdi } from './isolates.ts'

it('LNG-4 isolates with an element, so that no page needs a typeface for the signs', () => {
  const name = '\u2068Verdant <EU>\u2069'
  const page = html`<a title="${name}" href="/">Back to ${name}</a>`
  expect(withBdi(page).text).toBe(
    '<a title="\u2068Verdant &lt;EU&gt;\u2069" href="/">Back to <bdi>Verdant &lt;EU&gt;</bdi></a>',
  )
})
