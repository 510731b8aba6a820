import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font } from 'satori'

const faces = {
  display: import.meta.resolve('@fontsource/brygada-1918/files/brygada-1918-latin-600-normal.woff'),
  text: import.meta.resolve('@fontsource/public-sans/files/public-sans-latin-600-normal.woff'),
}

let loading: Promise<Font[]> | undefined

/** The portal's two families for drawing images: `display` and `text`, at weight 600, read once. */
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
