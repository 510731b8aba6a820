import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font } from 'satori'

const file = (name: string) => fileURLToPath(import.meta.resolve(name))

const faces = [
  {
    name: 'display',
    weight: 600,
    path: '@fontsource/brygada-1918/files/brygada-1918-latin-600-normal.woff',
  },
  {
    name: 'text',
    weight: 600,
    path: '@fontsource/public-sans/files/public-sans-latin-600-normal.woff',
  },
] as const

let loading: Promise<Font[]> | undefined

/** The portal's two families for drawing images: `display` and `text`, at weight 600, read once. */
export function drawingFonts(): Promise<Font[]> {
  loading ??= Promise.all(
    faces.map(async ({ name, weight, path }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(file(path)),
    })),
  )
  return loading
}
