import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineStyles, type Sheets } from './inline-styles.ts'

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="default"/>`
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
const sheets = (texts: Record<string, string>): Sheets => ({
  version: JSON.stringify(texts),
  hasText: (href) => href in texts,
  textOf: (href) => texts[href] ?? '',
})

it('BRD-4 puts the styles in the order of their links at the end of the head', () => {
  const { before, styles, after } = inlineStyles(
    page(`<title>T</title>${link('/a.css')}<meta/>${link('/b.css')}`),
    sheets({ '/a.css': 'a{}', '/b.css': 'b{}' }),
  )
  expect(before).toMatch(/^<!DOCTYPE html><html><head><title>T<\/title>/)
  expect(before.match(/ disabled=""\/>/g)).toHaveLength(2)
  expect(styles?.bytes.toString()).toBe('<style>a{}b{}</style>')
  expect(styles?.hash).toBe(`'sha256-${createHash('sha256').update('a{}b{}').digest('base64')}'`)
  expect(after).toBe('</head><body></body></html>')
})

it('BRD-4 leaves a link that it has no text for, and whatever stands in the body', () => {
  const given = page(link('/other.css'), link('/a.css'))
  const { before, styles, after } = inlineStyles(given, sheets({ '/a.css': 'a{}' }))
  expect([before + after, styles]).toEqual([given, null])
})

it('BRD-4 brands have each their own styles', () => {
  const textOf = (css: string) =>
    inlineStyles(page(link('/brand.css')), sheets({ '/brand.css': css })).styles?.bytes.toString()
  expect([textOf('a{}'), textOf('b{}'), textOf('a{}')]).toEqual([
    '<style>a{}</style>',
    '<style>b{}</style>',
    '<style>a{}</style>',
  ])
})

it('SEC-4 lets no stylesheet end its element', () => {
  const { styles } = inlineStyles(
    page(link('/a.css')),
    sheets({ '/a.css': 'a::after{content:"</style><script>"}' }),
  )
  expect(styles?.bytes.toString()).toBe(
    String.raw`<style>a::after{content:"<\/style><script>"}</style>`,
  )
})
