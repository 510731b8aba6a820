import { Tinypool } from 'tinypool'

/** Milliseconds without a picture after which the thread ends; starting one takes some hundred. */
const idle = 30_000
let pool: Tinypool | undefined

/**
 * Turns a drawing into a PNG on another thread: one of 1200 pixels takes 24 ms, for which everybody else
 * would wait. One thread, so that pictures leave the other cores alone, and none while nobody asks for any.
 * @param width in pixels
 * @returns bytes of a PNG
 */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  pool ??= new Tinypool({
    filename: new URL('rasterise-thread.ts', import.meta.url).href,
    name: 'toPng',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idle,
    // Else it waits in a way that lets nothing else of the thread run.
    useAtomics: false,
  })
  const png = (await pool.run({ svg, width })) as Uint8Array<ArrayBuffer>
  return Buffer.from(png.buffer, png.byteOffset, png.byteLength)
}
