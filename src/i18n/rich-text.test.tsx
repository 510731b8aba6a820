import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

const renderTags = {
  link: (words: string) => <a href="/terms">{words}</a>,
  strong: (words: string) => <strong>{words}</strong>,
}
const markupOf = (text: string) =>
  renderToStaticMarkup(<RichText text={text} renderTags={renderTags} />)

it.each([
  ['Read the <link>terms</link>.', 'Read the <a href="/terms">terms</a>.'],
  [
    '<strong>Now</strong> or <strong>never</strong>, <link>log in</link>',
    '<strong>Now</strong> or <strong>never</strong>, <a href="/terms">log in</a>',
  ],
  ['No tag', 'No tag'],
  ['An <em>unknown</em> one', 'An unknown one'],
  ['A sign < that opens nothing', 'A sign &lt; that opens nothing'],
])('LNG-1 makes elements of the tags of %s', (text, markup) => {
  expect(markupOf(text)).toBe(markup)
})
