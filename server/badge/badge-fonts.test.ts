import { expect, it } from 'vitest'
import { canDraw } from './badge-fonts.ts'

it.each(['Greenly® Packaging™', 'Łódź & Söhne', 'Ελιά 20°', 'Ёлка ~ 5 > 4'])(
  'WGT-3 has letters and signs for %s',
  (text) => expect(canDraw(text)).toBe(true),
)

it.each(['みどり', 'الأخضر', 'Leaf 🌱'])('WGT-3 has none for %s', (text) =>
  expect(canDraw(text)).toBe(false),
)
