import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'

/** Pixels: two to each of the place that a badge has for a logo. */
const size = { width: 152, height: 72 } as const
const script = fileURLToPath(new URL('rasterise-process.ts', import.meta.url))
/** Milliseconds; a drawing takes some hundred, most of them to start the process. */
const patience = 5_000
const mostBytes = 1_048_576

/** Milliseconds after which a logo is tried again: the machine may have been too busy for it. */
const logoMemory = 3_600_000
const known = new LRUCache<string, Promise<string | null>>({ max: 50, ttl: logoMemory })

/**
 * Turns a logo into pixels, in a process of its own with a deadline: a few kilobytes of SVG can ask for
 * hours of drawing, and nothing ends a drawing within a process. Each logo is drawn once an hour.
 * @param address data address of a logo
 * @returns data address of a PNG; null where it cannot be drawn in time
 */
export function rasteriseLogo(address: string): Promise<string | null> {
  const drawing = known.get(address) ?? rasterise(address)
  known.set(address, drawing)
  return drawing
}

function rasterise(address: string): Promise<string | null> {
  const { width, height } = size
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet" href="${address}"/></svg>`
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script],
      { timeout: patience, killSignal: 'SIGKILL', maxBuffer: mostBytes, encoding: 'buffer' },
      (error, png) => resolve(error ? null : `data:image/png;base64,${png.toString('base64')}`),
    )
    // A process that ended before it had read everything is told by its end.
    child.stdin?.on('error', () => {})
    child.stdin?.end(svg)
  })
}
