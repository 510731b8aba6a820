import { inTime } from '../in-time.ts'
import { type Opened, Refused, type Sheet } from '../opened.ts'
import { canvasDensity, turned, type Size, type Turn } from '../sizes.ts'
import { pictureSize } from './picture-size.ts'

/** Pixels that are unpacked: four bytes each. Cameras and scanners give up to 60 million. */
const mostPixels = 100_000_000
const decodingTime = 20_000

/**
 * Opens a picture, the right way up as its camera noted (EXIF).
 * @throws Refused
 */
export async function openPicture(kind: 'png' | 'jpeg', bytes: ArrayBuffer): Promise<Opened> {
  const stated = pictureSize(kind, new Uint8Array(bytes))
  if (!stated) throw new Refused('broken')
  if (stated.width * stated.height > mostPixels) throw new Refused('too-large')
  const bitmap = await decode(new Blob([bytes], { type: `image/${kind}` }))
  const drawn = scaledDown(bitmap)
  let last: { turn: Turn; canvas: HTMLCanvasElement } | undefined
  const sheet: Sheet = {
    size: { width: bitmap.width, height: bitmap.height },
    async draw(_zoom, turn) {
      if (last?.turn !== turn) last = { turn, canvas: drawTurned(drawn, turn) }
      return [last.canvas]
    },
  }
  bitmap.close()
  return { sheets: [sheet], pages: 1, end() {} }
}

/** The browser decodes on another thread, and refuses what is broken. */
async function decode(picture: Blob): Promise<ImageBitmap> {
  try {
    return await inTime(createImageBitmap(picture), decodingTime)
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('broken')
  }
}

/** Drawn once, as sharp as a canvas may be; whoever zooms sees this drawing larger or smaller. */
function scaledDown(bitmap: ImageBitmap): HTMLCanvasElement {
  const density = canvasDensity(bitmap, 1)
  const size = { width: bitmap.width * density, height: bitmap.height * density }
  const { canvas, context } = createCanvas(size)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function drawTurned(picture: HTMLCanvasElement, turn: Turn): HTMLCanvasElement {
  const { canvas, context } = createCanvas(turned(picture, turn))
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return canvas
}

function createCanvas({ width, height }: Size) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(width))
  canvas.height = Math.max(1, Math.floor(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Refused('too-large')
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}
