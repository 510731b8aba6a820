import { deriveColours } from '#src/brand/derive.ts'
import type { Brand } from '#src/contract/brand.ts'
import { previewSize } from '#src/contract/link-preview.ts'
import { directionOf } from '#src/i18n/languages.ts'
import { forPreview, guilloche, linesCentre, markCentre, sealMark } from '../../badge/badge-art.ts'
import { displayFamilies, textFamilies } from '../../badge/badge-fonts.ts'
import { logoAddress, type BadgeLogo } from '../../badge/badge-logo.ts'
import { box, drawText } from '../../badge/draw-text.ts'
import { rasterise } from '../../badge/rasterise.ts'
import { type Letters, shapedBox } from '../../badge/shape-text.ts'
import type { PreviewWords } from './preview-words.ts'

const { width, height } = previewSize
const margin = 84
const top = 72
const foot = 60
/** How wide the words may be: up to the lines round the seal. */
const room = 690
/** Where the seal lies where words run from left to right, and how much larger than on the badge; in CSS pixels. */
const seal = { x: 1080, y: 307, scale: 8 }
const linesScale = 6.1
/** Width of a letter of the display face, in its size: an average that hardly a word exceeds. */
const widestLetter = 0.56
/** CSS pixels of a title of at most so many letters. */
const titleSizes = [
  { most: 18, size: 96 },
  { most: 40, size: 80 },
  { most: 60, size: 62 },
  { most: 90, size: 52 },
  { most: 130, size: 42 },
]
const smallestTitle = 36
/** What is left for a title between the brand and the line below it, in CSS pixels. */
const titleHeight = 240
const logoBox = { width: 420, height: 64 }

/**
 * Draws what a link preview shows: the brand's colours, its logo, the words, and the seal of the badge.
 * @param logo the brand's logo for its ground; null, or one that is no harmless picture: its name in type
 * @returns bytes of a PNG of `previewSize`
 */
export async function drawPreview(
  brand: Brand,
  words: PreviewWords,
  logo: BadgeLogo | null,
): Promise<Buffer> {
  const { tokens } = deriveColours(brand.brandColors)
  const palette = {
    ground: tokens['surface-1'],
    deep: tokens.accent,
    ink: tokens['ink-1'],
    quiet: tokens['ink-2'],
    seal: tokens.accent,
  }
  const address = logo && logoAddress(logo)
  const isMirrored = directionOf(words.language) === 'rtl'
  const at = placer(isMirrored)
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${palette.ground}" d="M0 0h${width}v${height}H0Z"/>`,
    `<g transform="${at(linesCentre, linesScale)}">${guilloche({ ...palette, seal: tokens.highlight }, forPreview)}</g>`,
    words.hasSeal
      ? `<g transform="${at(markCentre, seal.scale)}">${sealMark(palette, forPreview)}</g>`
      : '',
    `<path fill="${palette.deep}" d="M0 ${height - 16}h${width}v16H0Z"/>`,
    address
      ? `<image x="${isMirrored ? width - margin - logoBox.width : margin}" y="76" width="${logoBox.width}" height="${logoBox.height}" preserveAspectRatio="x${isMirrored ? 'Max' : 'Min'}YMid meet" href="${address}"/>`
      : '',
    await drawText(column(brand, words, palette, address !== null), previewSize),
    '</svg>',
  ].join('')
  return rasterise(svg, width)
}

/** Moves a drawing of the badge, by its centre there, to where the seal lies. */
function placer(isMirrored: boolean) {
  const x = isMirrored ? width - seal.x : seal.x
  return (centre: { x: number; y: number }, scale: number): string =>
    `translate(${x - centre.x * scale} ${seal.y - centre.y * scale}) scale(${scale})`
}

type Inks = { ink: string; quiet: string; deep: string }

function column(
  { name }: Brand,
  { language, title, line, verified }: PreviewWords,
  { ink, quiet, deep }: Inks,
  hasLogo: boolean,
) {
  const isMirrored = directionOf(language) === 'rtl'
  const block = (letters: Letters, text: string) =>
    isMirrored ? shapedBox(letters, text, room) : box(letters, text)
  const display = { display: 'block', fontFamily: displayFamilies, color: ink }
  const words = { fontFamily: textFamilies, lineHeight: 1.4 }
  const alignItems = isMirrored ? 'flex-end' : 'stretch'
  return box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      alignItems,
      // Without its own margins: satori adds them.
      height: height - 16 - top - foot,
      width: room,
      marginTop: top,
      marginLeft: isMirrored ? width - margin - room : margin,
    },
    [
      block({ ...display, ...brandLetters(name), height: 72 }, hasLogo ? '' : name),
      box({ display: 'flex', flexDirection: 'column', alignItems }, [
        block({ ...display, ...titleLetters(title), wordBreak: 'break-word' }, title),
        block({ ...words, fontSize: 32, color: quiet, marginTop: 22 }, line),
      ]),
      block({ ...words, fontSize: 34, color: deep }, verified),
    ],
  )
}

/** As large as the lines that there is height for, and the longest word on one of them, allow. */
function titleLetters(title: string) {
  const lineHeight = 1.06
  const byLength = titleSizes.find(({ most }) => title.length <= most)?.size ?? smallestTitle
  const longest = Math.max(...title.split(' ').map((word) => word.length))
  const byWord = Math.floor(room / (longest * widestLetter))
  const fontSize = Math.max(smallestTitle, Math.min(byLength, byWord))
  const lineClamp = Math.max(3, Math.floor(titleHeight / (fontSize * lineHeight)))
  return { fontSize, lineHeight, lineClamp }
}

/** The brand's name in the place of its logo: on one line, or on two that are small. */
function brandLetters(name: string) {
  const onOneLine = Math.floor(room / (name.length * widestLetter))
  return { fontSize: Math.max(28, Math.min(44, onOneLine)), lineHeight: 1.2, lineClamp: 2 }
}
