import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="default"/>`
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

it('BRD-4 puts the styles in the order of their links at the end of the head', () => {
  const texts = new Map([
    ['/a.css', 'a{}'],
    ['/b.css', 'b{}'],
  ])
  const { html, styleHash } = inlineStyles(
    page(`<title>T</title>${link('/a.css')}<meta/>${link('/b.css')}`),
    (href) => texts.get(href) ?? null,
  )
  expect(html).toContain('<style>a{}b{}</style></head>')
  expect(html.match(/ disabled=""\/>/g)).toHaveLength(2)
  expect(styleHash).toBe(`'sha256-${createHash('sha256').update('a{}b{}').digest('base64')}'`)
})

it('BRD-4 leaves a link that it has no text for, and whatever stands in the body', () => {
  const given = page(link('/other.css'), link('/a.css'))
  expect(inlineStyles(given, (href) => (href === '/a.css' ? 'a{}' : null))).toEqual({
    html: given,
    styleHash: null,
  })
})

it('SEC-4 lets no stylesheet end its element', () => {
  const { html } = inlineStyles(page(link('/a.css')), () => 'a::after{content:"</style><script>"}')
  expect(html).toContain(String.raw`<style>a::after{content:"<\/style><script>"}</style>`)
})
