import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MatchRange } from '../lib/match-ranges.ts'
import { Highlighted } from './highlighted.tsx'

const render = (text: string, matches: readonly MatchRange[]) =>
  renderToStaticMarkup(<Highlighted text={text} matches={matches} />)
const marked = (html: string) =>
  [...html.matchAll(/<mark[^>]*>([^<]*)<\/mark>/g)].map(([, part]) => part)
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '')

describe('text with matches', () => {
  it.each<[string, MatchRange[], string[]]>([
    ['Weaving of textiles', [[0, 4]], ['Weav']],
    [
      'Weaving of textiles',
      [
        [0, 7],
        [11, 19],
      ],
      ['Weaving', 'textiles'],
    ],
    ['Weaving', [[0, 7]], ['Weaving']],
    [
      'Weaving',
      [
        [0, 3],
        [3, 7],
      ],
      ['Wea', 'ving'],
    ],
    ['Weaving', [], []],
  ])('PRF-10 marks what matched in %s and keeps the words', (text, matches, expected) => {
    const html = render(text, matches)
    expect(marked(html)).toEqual(expected)
    expect(plain(html)).toBe(text)
  })
})
