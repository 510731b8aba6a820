import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as viteBuild } from 'vite'
import { markBuilt } from './build-stamp.ts'
import { buildWidget } from './build-widget.ts'

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Builds the portal for browser and server into `dist/`, with a line for each long step. */
export async function build(): Promise<void> {
  console.log('Building the portal for the browser …')
  await viteBuild({ logLevel: 'warn' })
  console.log('Building the portal for the server …')
  await viteBuild({ logLevel: 'warn', build: { ssr: true } })
  console.log('Building the badge for other websites …')
  await buildWidget()
  console.log('Compressing the built files …')
  await precompress('dist/client')
  await precompress('dist/widget')
  await markBuilt()
}

async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await brotli(bytes, { params }))
  await writeFile(`${path}.gz`, await gz(bytes, { level: 9 }))
}
