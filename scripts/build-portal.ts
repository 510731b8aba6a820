import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as viteBuild } from 'vite'
import { markBuilt } from './build-stamp.ts'
import { buildWorker } from './build-worker.ts'
import { dropOldAssets, keepEarlierAssets } from './building/earlier-assets.ts'

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const client = 'dist/client'
const earlier = 'dist/earlier'

/** Builds the portal for browser and server into `dist/`, with a line for each long step. */
export async function build(): Promise<void> {
  console.log('Building the portal for the browser …')
  await keepEarlierAssets(client, earlier)
  await viteBuild({ logLevel: 'warn' })
  await dropOldAssets(client, earlier)
  console.log('Building the portal for the server …')
  await viteBuild({ logLevel: 'warn', build: { ssr: true } })
  console.log('Compressing the built files …')
  await precompress(client)
  console.log('Building the service worker …')
  await buildWorker(client)
  await precompress('dist/worker')
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
