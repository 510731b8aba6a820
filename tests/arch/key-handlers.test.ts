import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const hearsKeys =
  /\bonKey(?:Down|Up|Press)|['"]key(?:down|up|press)['"]|KeyboardEvent\b(?!\.)|onEscapeKeyDown/
const judgesKey = /\.(?:key|code|keyCode)\b|[{,]\s*(?:key|code|keyCode)\s*[,}:]|onEscapeKeyDown/
const asks = /\bisComposing\(/

/** Whether code takes keys and does not ask first whether an input method takes them. */
const ignoresComposition = (code: string) =>
  hearsKeys.test(code) && judgesKey.test(code) && !asks.test(code)

it('KEEP-4 whatever in the sources takes a key asks first whether an input method takes it', async () => {
  const found: string[] = []
  for await (const path of glob('{src,sw,widget,document-frame}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/releases/**'],
  }))
    if (ignoresComposition(await readFile(path, 'utf8'))) found.push(path)
  expect(found).toEqual([])
})

it.each([
  `<input onKeyDown={({ key }) => key === 'Enter' && add()} />`,
  `document.addEventListener('keydown', (event) => event.key === 'Escape' && close())`,
  `function onKey(event: KeyboardEvent) { if (event.code === 'Escape') close() }`,
  `<Primitive.Content onEscapeKeyDown={() => setOpen(false)} />`,
])('KEEP-4 notices a handler that does not ask: %s', (code) => {
  expect(ignoresComposition(code)).toBe(true)
  expect(ignoresComposition(`${code} && isComposing(event)`)).toBe(false)
})
