import { expect, it } from 'vitest'
import { linkTo, richHtml, strong } from './rich-html.ts'

it('LNG-1 makes markup of the tags of a message, wherever its language puts them', () => {
  const message = 'Is <strong>ada@example.test</strong> yours? <link>Yes</link>, it is.'
  expect(richHtml(message, { strong, link: linkTo('/yes') }).text).toBe(
    'Is <strong dir="auto">ada@example.test</strong> yours? <a href="/yes">Yes</a>, it is.',
  )
})

it('LNG-1 SEC-4 escapes everything else: around tags, within them, and tags that it does not know', () => {
  const message = '<img src=x> & <strong><b>Bob</b></strong> <i>x</i> <constructor>y</constructor>'
  expect(richHtml(message, { strong }).text).toBe(
    '&lt;img src=x&gt; &amp; <strong dir="auto">&lt;b&gt;Bob&lt;/b&gt;</strong> ' +
      '&lt;i&gt;x&lt;/i&gt; &lt;constructor&gt;y&lt;/constructor&gt;',
  )
})
