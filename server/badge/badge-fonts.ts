import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font } from 'satori'

/** By the name that a drawing uses; a letter that one lacks is looked for in the next of the list. */
const faces = {
  display: import.meta.resolve('@fontsource/brygada-1918/files/brygada-1918-latin-600-normal.woff'),
  displayExtended: import.meta
    .resolve('@fontsource/brygada-1918/files/brygada-1918-latin-ext-600-normal.woff'),
  displayCyrillic: import.meta
    .resolve('@fontsource/brygada-1918/files/brygada-1918-cyrillic-600-normal.woff'),
  displayGreek: import.meta
    .resolve('@fontsource/brygada-1918/files/brygada-1918-greek-600-normal.woff'),
  displayVietnamese: import.meta
    .resolve('@fontsource/brygada-1918/files/brygada-1918-vietnamese-600-normal.woff'),
  text: import.meta.resolve('@fontsource/public-sans/files/public-sans-latin-600-normal.woff'),
  textExtended: import.meta
    .resolve('@fontsource/public-sans/files/public-sans-latin-ext-600-normal.woff'),
  textVietnamese: import.meta
    .resolve('@fontsource/public-sans/files/public-sans-vietnamese-600-normal.woff'),
}

/** For names, which may be in any language. */
export const displayFamilies = familiesOf('display')

/** For places and facts; what neither has Public Sans letters for is drawn in the display face. */
export const textFamilies = familiesOf('text')

function familiesOf(kind: 'display' | 'text'): string {
  return Object.keys(faces)
    .filter((name) => name.startsWith(kind))
    .join(', ')
}

const drawable = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}\p{P}\p{Zs}\p{M}&+=|$€£¥©®™°~<>]+$/u

/** Whether there are letters for a text: without, a picture would show empty boxes. */
export function canDraw(text: string): boolean {
  return drawable.test(text)
}

let loading: Promise<Font[]> | undefined

/** The portal's two families for drawing images, at weight 600, read once. */
export function drawingFonts(): Promise<Font[]> {
  loading ??= Promise.all(
    Object.entries(faces).map(async ([name, url]) => ({
      name,
      weight: 600 as const,
      style: 'normal' as const,
      data: await readFile(fileURLToPath(url)),
    })),
  )
  return loading
}
