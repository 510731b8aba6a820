import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Cuts the typeface with which the server shapes Arabic words in pictures (`server/badge/shape-text.ts`):
 * `node scripts/art/cut-picture-font.ts NotoSansArabic_600SemiBold.ttf`. The whole file, with Latin letters
 * too, is in the npm package `@expo-google-fonts/noto-sans-arabic` (0.4.3); the one of Fontsource has each
 * script in another file.
 */
const cut = new URL('../../server/badge/fonts/noto-sans-arabic-600.ttf', import.meta.url)

/** Latin and its extension A, Arabic, the signs that order both, and the marks between words. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x600, 0x6ff],
  [0x200c, 0x200f],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2066, 0x2069],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
] as const
/** How letters join, and where their marks stand. */
const keepFeatures = [
  ...['init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'calt', 'ccmp', 'curs', 'mark', 'mkmk'],
  ...['kern', 'locl', 'rclt'],
]

const [whole] = process.argv.slice(2)
if (!whole) throw new Error('Name the file of the whole typeface.')
const text = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  .map((code) => String.fromCodePoint(code))
  .join('')
// resvg reads neither WOFF nor WOFF2.
const options = { targetFormat: 'sfnt', noHinting: true, keepFeatures } as const
writeFileSync(cut, await subsetFont(readFileSync(whole), text, options))
