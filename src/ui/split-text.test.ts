import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitText } from './split-text.ts'

describe('splitText', () => {
  it('PUB-4 keeps a text that is short enough whole', () => {
    expect(splitText('a'.repeat(200), 200)).toEqual({ preview: 'a'.repeat(200), rest: '' })
  })

  it.each([
    ['one two three', 9, 'one two', ' three'],
    ['one two three', 7, 'one two', ' three'],
    ['one two  three', 8, 'one two', '  three'],
    ['one\ntwo', 5, 'one', '\ntwo'],
    ['環境に配慮した製品', 4, '環境に配', '慮した製品'],
    [' unbroken', 4, ' unb', 'roken'],
  ])('PUB-4 cuts %j between words, at %i characters at most', (text, limit, preview, rest) => {
    expect(splitText(text, limit)).toEqual({ preview, rest })
  })

  it('PUB-4 cuts at the limit, never inside a character, and loses nothing', () => {
    expect(splitText(`${'a'.repeat(199)}🌿🌿`, 200)).toEqual({
      preview: `${'a'.repeat(199)}🌿`,
      rest: '🌿',
    })
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(50), (text, limit) => {
        const { preview, rest } = splitText(text, limit)
        expect(preview + rest).toBe(text)
        expect([...preview].length).toBeLessThanOrEqual(limit)
      }),
    )
  })
})
