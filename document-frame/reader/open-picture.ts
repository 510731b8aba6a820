import { canvasDensity, turned, type Turn } from '../sizes.ts'
import { createCanvas } from './create-canvas.ts'
import { type Opened, Refused } from './opened.ts'
import { pictureSize } from './picture-size.ts'

/** Pixels that are unpacked: four bytes each. Cameras and scanners give up to 60 million. */
const mostPixels = 100_000_000

/**
 * Opens a picture, the right way up as its camera noted (EXIF). It is kept as sharp as a canvas may be;
 * whoever zooms sees this drawing larger or smaller.
 * @throws Refused
 */
export async function openPicture(kind: 'png' | 'jpeg', bytes: ArrayBuffer): Promise<Opened> {
  const stated = pictureSize(kind, new Uint8Array(bytes))
  if (!stated) throw new Refused('broken')
  if (stated.width * stated.height > mostPixels) throw new Refused('too-large')
  const bitmap = await decode(new Blob([bytes], { type: `image/${kind}` }))
  const size = { width: bitmap.width, height: bitmap.height }
  const density = canvasDensity(size, 1)
  const picture = createCanvas({ width: size.width * density, height: size.height * density })
  picture.context.imageSmoothingQuality = 'high'
  picture.context.drawImage(bitmap, 0, 0, picture.canvas.width, picture.canvas.height)
  bitmap.close()
  return {
    pages: 1,
    size,
    draw: async (_index, _zoom, turn) => ({
      ...{ size, words: [] },
      bitmap: drawTurned(picture.canvas, turn),
    }),
  }
}

async function decode(picture: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(picture)
  } catch {
    throw new Refused('broken')
  }
}

function drawTurned(picture: OffscreenCanvas, turn: Turn): ImageBitmap {
  const { canvas, context } = createCanvas(turned(picture, turn))
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return canvas.transferToImageBitmap()
}
