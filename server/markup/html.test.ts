import { expect, it } from 'vitest'
import { html } from './html.ts'

it('SEC-4 escapes every inserted text, in content and in attributes', () => {
  const evil = `"><script>alert('1')</script>&`
  const { text } = html`<p title="${evil}">${evil}</p>`
  expect(text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</p>',
  )
})

it('SEC-4 leaves pieces of markup as they are and inserts nothing for what is not there', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  expect(html`${items}${null}${undefined}${false}${0}`.text).toBe('<li>a</li><li>&lt;b&gt;</li>0')
})
