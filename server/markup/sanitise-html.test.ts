import { expect, it } from 'vitest'
import { sanitiseHtml } from './sanitise-html.ts'

it('BRD-6 keeps headings, text, lists and links', () => {
  const html =
    '<h2>Office</h2><p>1 Quay<br />Street</p><ul><li><a href="/login">Log in</a></li></ul>'
  expect(sanitiseHtml(html)).toBe(html)
})

it.each([
  ['a script', '<script>alert(1)</script>', ''],
  ['a handler', '<p onclick="alert(1)">x</p>', '<p>x</p>'],
  ['a script address', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['an address that borrows the scheme', '<a href="//evil.example">x</a>', '<a>x</a>'],
  ['a style', '<p style="position:fixed">x</p>', '<p>x</p>'],
  ['an image', '<img src="https://evil.example/pixel.gif">', ''],
  ['a form', '<form action="https://evil.example"><input name="q"></form>', ''],
  ['an svg with a script', '<svg><script>alert(1)</script></svg>', ''],
  ['markup that is never closed', '<p><b>x', '<p><b>x</b></p>'],
])('BRD-6 drops %s', (_what, html, expected) => {
  expect(sanitiseHtml(html)).toBe(expected)
})

it('LNG-4 keeps the language and the direction of a part', () => {
  const html = '<p lang="en" dir="ltr">1 Quay <span dir="ltr">Street</span></p>'
  expect(sanitiseHtml(html)).toBe(html)
})

it('BRD-6 lets a link open a new tab without telling where from', () => {
  expect(sanitiseHtml('<a href="https://x.example" target="_top">x</a>')).toBe(
    '<a href="https://x.example" target="_blank" rel="noreferrer">x</a>',
  )
})
