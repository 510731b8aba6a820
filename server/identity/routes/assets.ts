import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

type Asset = { type: string; bytes: Buffer }

const day = 86_400

/** Style sheet, script and fonts of the pages; read once. */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  const assets: Record<string, Asset> = {
    '/pages.css': { type: 'text/css; charset=utf-8', bytes: await styles() },
    '/submit.js': {
      type: 'text/javascript; charset=utf-8',
      bytes: await readFile(new URL('../pages/submit.js', import.meta.url)),
    },
    '/fonts/text.woff2': { type: 'font/woff2', bytes: await font('public-sans') },
    '/fonts/display.woff2': { type: 'font/woff2', bytes: await font('brygada-1918') },
  }
  for (const [path, { type, bytes }] of Object.entries(assets)) {
    const age = type === 'font/woff2' ? 30 * day : 300
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
  const own = ['base', 'frame', 'form', 'actions'].map((name) => `../pages/styles/${name}.css`)
  const paths = [...shared, ...own]
  return Buffer.concat(
    await Promise.all(paths.map((path) => readFile(new URL(path, import.meta.url)))),
  )
}

function font(family: string): Promise<Buffer> {
  const file = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
  return readFile(fileURLToPath(import.meta.resolve(file)))
}
