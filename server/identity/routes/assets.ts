import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { fontFiles, fontStyles } from '../pages/fonts.ts'

type Asset = { type: string; age: string; bytes: Buffer }

const day = 86_400

/** Style sheet, script and fonts of the pages; read once. */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  const assets: Record<string, Asset> = {
    '/pages.css': { type: 'text/css; charset=utf-8', age: '300', bytes: await styles() },
    '/submit.js': {
      type: 'text/javascript; charset=utf-8',
      age: '300',
      bytes: await readFile(new URL('../pages/submit.js', import.meta.url)),
    },
  }
  for (const [address, bytes] of fontFiles) {
    const path = address.slice('/identity'.length)
    assets[path] = { type: 'font/woff2', age: `${365 * day}, immutable`, bytes }
  }
  for (const [path, { type, age, bytes }] of Object.entries(assets)) {
    app.get(path, async (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${age}`)
        .header('x-content-type-options', 'nosniff')
        .type(type)
        .send(bytes),
    )
  }
}

/** The portal's own tokens with the rules of these pages, so that both look the same. */
async function styles(): Promise<Buffer> {
  const shared = ['layers', 'tokens'].map((name) => `../../../src/ui/${name}.css`)
  const own = ['base', 'frame', 'form', 'actions', 'account'].map(
    (name) => `../pages/styles/${name}.css`,
  )
  const paths = [...shared, ...own]
  const files = paths.map((path) => readFile(new URL(path, import.meta.url)))
  return Buffer.concat([Buffer.from(fontStyles), ...(await Promise.all(files))])
}
