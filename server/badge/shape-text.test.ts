import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'
import { type Box } from './draw-text.ts'
import { canShape, shapedBox } from './shape-text.ts'

const letters = { fontSize: 40, lineHeight: 1.3, color: '#000000', lineClamp: 3 }

/** The pictures of the lines of a block. */
function linesOf(text: string, width = 1_000, look = letters): { src: string; width: number }[] {
  const block = shapedBox(look, text, width)
  if (block.type !== 'div' || typeof block.props.children === 'string') return []
  return block.props.children.flatMap((line: Box) => (line.type === 'img' ? [line.props] : []))
}

function drawnLine(text: string) {
  const [line] = linesOf(text)
  const svg = Buffer.from(line?.src.split(',')[1] ?? '', 'base64').toString()
  return new Resvg(svg).render()
}

/** The share of the ink of a line that is in its left half. */
function shareOnLeft(text: string): number {
  const { width, pixels } = drawnLine(text)
  const ink = { left: 0, all: 0 }
  for (let at = 3; at < pixels.length; at += 4) {
    ink.all += pixels[at] ?? 0
    if (((at - 3) / 4) % width < width / 2) ink.left += pixels[at] ?? 0
  }
  return ink.left / ink.all
}

const widthOf = (text: string) => linesOf(text)[0]?.width ?? 0

it('LNG-1 Arabic letters are joined, which makes a word narrower than its letters alone', () => {
  const apart = ['ن', 'خ', 'ي', 'ل'].map(widthOf).reduce((sum, one) => sum + one)
  expect(widthOf('نخيل')).toBeGreaterThan(0)
  expect(widthOf('نخيل')).toBeLessThan(0.85 * apart)
  // Lam and alef are one sign.
  expect(widthOf('لا')).toBeLessThan(widthOf('ل') + 0.5 * widthOf('ا'))
})

it.each([
  ['ا 8W8', 'a Latin name after Arabic letters is on their left'],
  ['ا 888', 'and so is a number'],
])('LNG-1 in %s %s', (text) => {
  expect(shareOnLeft(text)).toBeGreaterThan(0.5)
})

it.each([
  ['W88 ا', 'a line that begins with a Latin name begins on the right'],
  ['888 ا', 'and so does one that begins with a number'],
])('LNG-1 in %s %s', (text) => {
  expect(shareOnLeft(text)).toBeLessThan(0.5)
})

it('LNG-1 the marks above and below the letters are whole', () => {
  const { width, height, pixels } = drawnLine('اَلّٰهُّ عَلِيٍّ')
  const inkOf = (row: number) =>
    pixels.subarray(row * width * 4, (row + 1) * width * 4).some((part) => part !== 0)
  expect(inkOf(Math.floor(height / 2))).toBe(true)
  expect([inkOf(0), inkOf(height - 1)]).toEqual([false, false])
})

it('LNG-1 a long name has as many lines as there is room for, and says where it is cut', () => {
  const name = 'شركة النيل للأغذية والمشروبات والتوزيع الدولي المحدودة'
  const lines = linesOf(name, 300)
  expect(lines).toHaveLength(3)
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(300)
  expect(linesOf(name, 300, { ...letters, lineClamp: 2 })).toHaveLength(2)
})

it('LNG-1 a word that is wider than the room is drawn smaller', () => {
  expect(widthOf('والمستشفياتهم')).toBeGreaterThan(150)
  const [line] = linesOf('والمستشفياتهم', 150)
  expect(line?.width).toBeLessThanOrEqual(151)
})

it.each([
  ['متجر «الأخضر» 2020', true],
  ['شركة Łódź & Söhne', true],
  ['Мебель', true],
  ['شركة Мебель', false],
  ['みどり', false],
  ['Leaf 🌱', false],
])('LNG-1 whether there are letters for %s: %s', (text, has) => {
  expect(canShape(text)).toBe(has)
})
