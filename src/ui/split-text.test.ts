import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitText } from './split-text.ts'

describe('splitText', () => {
  it('PUB-4 keeps a text that is short enough whole', () => {
    expect(splitText('a'.repeat(200), 200)).toEqual({ preview: 'a'.repeat(200), rest: '' })
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
