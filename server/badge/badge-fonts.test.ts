import { expect, it } from 'vitest'
import { canDraw, displayFamilies, textFamilies } from './badge-fonts.ts'
import { box, drawText } from './draw-text.ts'

it.each(['Greenly® Packaging™', 'Łódź & Söhne', 'Ελιά 20°', 'Ёлка ~ 5 > 4'])(
  'WGT-3 has letters and signs for %s',
  (text) => expect(canDraw(text)).toBe(true),
)

it.each(['みどり', 'الأخضر', 'Leaf 🌱'])('WGT-3 has none for %s', (text) =>
  expect(canDraw(text)).toBe(false),
)

it('PUB-10 a place of any Latin letters is in one face', async () => {
  const draw = (families: string, text: string) =>
    drawText(box({ fontFamily: families, fontSize: 20 }, text), { width: 100, height: 40 })
  for (const letter of ['ł', 'ế', 'a'])
    expect(await draw(textFamilies, letter)).not.toBe(await draw(displayFamilies, letter))
})
