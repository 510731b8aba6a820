import { expect, it } from 'vitest'
import { readStrongText } from './strong-text.ts'

it('MOD-1 reads strong markup', () => {
  expect(readStrongText('You <strong>measure</strong> it')).toEqual([
    { text: 'You ', isStrong: false },
    { text: 'measure', isStrong: true },
    { text: ' it', isStrong: false },
  ])
})

it.each([
  ['<em>Hello</em>', '<em>Hello</em>'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['<strong class="x">Hello', '<strong class="x">Hello'],
  ['Repair &amp; reuse &lt;now&gt;', 'Repair & reuse <now>'],
  ['&amp;lt;strong&amp;gt;', '&lt;strong&gt;'],
  ['Stray</strong> end', 'Stray end'],
])('MOD-1 shows everything else as text: %s', (markup, text) => {
  const parts = readStrongText(markup)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.some((part) => part.isStrong)).toBe(false)
})

it('MOD-1 reads nested, unclosed and empty strong markup', () => {
  expect(readStrongText('<strong>a<STRONG>b</strong>c')).toEqual([
    { text: 'a', isStrong: true },
    { text: 'b', isStrong: true },
    { text: 'c', isStrong: true },
  ])
  expect(readStrongText('')).toEqual([])
})
