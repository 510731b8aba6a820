/** An entry of an ICO file as a picture by itself: a PNG, or pixels with four bytes each (red, green, blue, opacity). */
export type IconPicture = { png: Buffer } | { pixels: Buffer; width: number; height: number }

const pngStart = 0x89504e47
/** Bytes of the directory's head, of each of its entries, and of the head of a bitmap. */
const [headBytes, entryBytes, bitmapHead] = [6, 16, 40]

/**
 * The largest picture of an ICO file.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 * @returns null where it is broken, or has colours by a table
 */
export function readIcon(content: Buffer): IconPicture | null {
  const count = content.readUInt16LE(4)
  if (content.length < headBytes + count * entryBytes) return null
  const entries = Array.from({ length: count }, (_one, at) => {
    const place = headBytes + at * entryBytes
    const [size, from] = [content.readUInt32LE(place + 8), content.readUInt32LE(place + 12)]
    // 0 stands for 256.
    return { side: content[place] || 256, data: content.subarray(from, from + size), size }
  })
  const [largest] = entries
    .filter(({ data, size }) => data.length === size && size > bitmapHead)
    .toSorted((one, other) => other.side - one.side)
  if (!largest) return null
  const { data } = largest
  return data.readUInt32BE(0) === pngStart ? { png: data } : readBitmap(data)
}

/** A bitmap with three or four bytes for each pixel, from the lowest row up, and a mask of a bit for each behind. */
function readBitmap(data: Buffer): IconPicture | null {
  const [width, height] = [data.readInt32LE(4), data.readInt32LE(8) / 2]
  const bytes = data.readUInt16LE(14) / 8
  if (data.readUInt32LE(0) !== bitmapHead || (bytes !== 3 && bytes !== 4)) return null
  if (!(width > 0 && width <= 256 && height > 0 && height <= 256)) return null
  const toFour = (size: number) => Math.ceil(size / 4) * 4
  const [rowBytes, maskBytes] = [toFour(width * bytes), toFour(width / 8)]
  const mask = data.subarray(bitmapHead + rowBytes * height)
  if (mask.length < (bytes === 3 ? maskBytes * height : 0)) return null
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const row = height - 1 - y
      const from = bitmapHead + row * rowBytes + x * bytes
      const isHidden = ((mask[row * maskBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
      const opacity = bytes === 4 ? (data[from + 3] ?? 0) : isHidden ? 0 : 255
      pixels.set(
        [data[from + 2] ?? 0, data[from + 1] ?? 0, data[from] ?? 0, opacity],
        (y * width + x) * 4,
      )
    }
  return data.length >= bitmapHead + rowBytes * height ? { pixels, width, height } : null
}
