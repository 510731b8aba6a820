import { expect, it } from 'vitest'
import { inlineText } from './inline-text.ts'

it('lets no text end the element that it stands in, and means the same', () => {
  const script = String.raw`const all = ['</script>', "</STYLE>", '<!-- <script>', '<b>']`
  const inlined = inlineText(script)
  expect(inlined).not.toMatch(/<\/script|<\/style|<!--/i)
  const read = (code: string) => JSON.stringify(code.match(/'[^']*'|"[^"]*"/g))
  expect(read(inlined.replaceAll('\\x3C', '<'))).toBe(read(script))
})

it.each(['\r', '\0'])('refuses %j, which HTML changes', (character) => {
  expect(() => inlineText(`a${character}b`)).toThrow('HTML changes')
})
