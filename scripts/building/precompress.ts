import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Puts a brotli and a gzip file beside each file of a folder that is sent compressed. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

/**
 * How distances are written (RFC 7932, 4): for each script another way is the shortest, by some thousandths. The
 * names of other parts that it carries are random, and make it longer or shorter by as much with each build.
 */
const ways = [
  {},
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_NDIRECT]: 4 },
  { [constants.BROTLI_PARAM_NDIRECT]: 8 },
]
/** Bytes of a script up to which all ways are tried: the packages of a first visit, and nothing larger. */
const most = 400_000

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const tried = path.endsWith('.js') && bytes.length < most ? ways : [{}]
  const written = await Promise.all(
    tried.map((way) => brotli(bytes, { params: { ...params, ...way } })),
  )
  const [shortest = Buffer.alloc(0)] = written.toSorted((one, other) => one.length - other.length)
  await writeFile(`${path}.br`, shortest)
  await writeFile(`${path}.gz`, await gz(bytes, { level: 9 }))
}
