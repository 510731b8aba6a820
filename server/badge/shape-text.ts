import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { html } from '../markup/html.ts'
import { canDraw } from './badge-fonts.ts'
import { box, type Box, type Style } from './draw-text.ts'

/**
 * Arabic letters take their shape from their neighbours and run from right to left. satori draws letter by
 * letter, so what is written in them is shaped by resvg, with one typeface that has Latin letters and digits
 * too: across two of them, resvg loses letters. Cut by `scripts/art/cut-picture-font.ts`.
 */
const font = {
  family: 'Noto Sans Arabic',
  file: fileURLToPath(new URL('fonts/noto-sans-arabic-600.ttf', import.meta.url)),
}
/** The characters of the file, and the signs that isolate a name in a sentence. */
const shapeable =
  /^[\u0020-\u007E\u00A0-\u017F\u0600-\u06FF\u200C-\u200F\u2010-\u2015\u2018-\u201E\u2022\u2026\u2066-\u2069\u20AC\u2122]+$/u
/** U+2067 RIGHT-TO-LEFT ISOLATE: a line that begins with a digit or a Latin name is one of Arabic too. */
const rightToLeft = { begin: '\u2067', end: '\u2069' }
/** Where letters stand in the height of a line. */
const baseline = 0.7
/** How far marks may reach out of a line, above and below it, in sizes of the letters. */
const reach = 0.5

/** How the words of a block look; in CSS pixels. */
export type Letters = Style & {
  fontSize: number
  lineHeight: number
  color: string
  lineClamp?: number
}

/** Whether a text of a picture that runs from right to left has letters. */
export function canShape(text: string): boolean {
  return canDraw(text) || shapeable.test(text)
}

/**
 * A block of words in a picture that runs from right to left.
 * @param width that it may have, in CSS pixels
 */
export function shapedBox(letters: Letters, text: string, width: number): Box {
  if (text === '' || canDraw(text)) return box({ ...letters, textAlign: 'right' }, text)
  const { fontSize, lineHeight, color, lineClamp = 1, ...place } = letters
  const words = text.split(/\s+/u)
  const widest = Math.max(...words.map((word) => measure(word, fontSize)))
  const size = fontSize * Math.min(1, width / widest)
  const fits = (line: string) => measure(line, size) <= width
  const lines = cutLines(breakLines(words, fits), lineClamp, fits)
  // Marks above and below Arabic letters need more height than Latin ones.
  const height = size * Math.max(lineHeight, 1.3)
  return box(
    { ...place, display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
    lines.map((line) => lineImage(line, { size, height, color })),
  )
}

/** @returns as many words on each line as fit */
function breakLines([first = '', ...words]: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = first
  for (const word of words) {
    const longer = `${line} ${word}`
    const isLong = !fits(longer)
    if (isLong) lines.push(line)
    line = isLong ? word : longer
  }
  return [...lines, line]
}

/** @returns as many lines as there may be, with a sign where words are left out */
function cutLines(lines: string[], most: number, fits: (line: string) => boolean): string[] {
  if (lines.length <= most) return lines
  const shown = lines.slice(0, most)
  let last = shown.pop() ?? ''
  while (last.includes(' ') && !fits(`${last}…`)) last = last.slice(0, last.lastIndexOf(' '))
  return [...shown, `${last}…`]
}

function measure(text: string, fontSize: number): number {
  return shape(text, { size: fontSize, y: 0, color: '#000' }).getBBox()?.width ?? 0
}

function lineImage(
  text: string,
  { size, height, color }: { size: number; height: number; color: string },
): Box {
  const over = size * reach
  const shaped = shape(text, { size, y: height * baseline + over, color })
  const { x = 0, width = 0 } = shaped.getBBox() ?? {}
  const paths = shaped.toString().replace(/^<svg[^>]*>/, '')
  const whole = height + 2 * over
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="${x} 0 ${width} ${whole}">`
  const src = `data:image/svg+xml;base64,${Buffer.from(start + shorten(paths)).toString('base64')}`
  return {
    type: 'img',
    props: { src, width, height: whole, style: { marginTop: -over, marginBottom: -over } },
  }
}

/** Paths to a hundredth of a pixel. */
function shorten(paths: string): string {
  return paths
    .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/ ?([A-Z]) /g, '$1')
}

function shape(text: string, { size, y, color }: { size: number; y: number; color: string }) {
  const line = rightToLeft.begin + text + rightToLeft.end
  const look = `font-family="${font.family}" font-weight="600" font-size="${size}" fill="${color}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text y="${y}" ${look}>${html`${line}`.text}</text></svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [font.file] } })
}
