import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import {
  preparePicture,
  prepareText,
  sendPrepared,
  type PreparedAnswer,
} from '../../http/prepared-answer.ts'
import { fontFiles, fontStyles } from '../pages/fonts.ts'

type Asset = { age: string; answer: PreparedAnswer }

const day = 86_400
/** Of brotli, at the start: the page is not seen before its style sheet is there. */
const quality = 11

/** Style sheet, scripts and fonts of the pages; read and compressed once. */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  const script = async (name: string) =>
    text('text/javascript', await readFile(new URL(`../pages/${name}.js`, import.meta.url)))
  const text = (type: string, content: Buffer) =>
    prepareText(`${type}; charset=utf-8`, content, quality)
  const assets: Record<string, Asset> = {
    '/pages.css': { age: '300', answer: await text('text/css', await styles()) },
    '/submit.js': { age: '300', answer: await script('submit') },
    '/passkey.js': { age: '300', answer: await script('passkey') },
  }
  for (const [address, bytes] of fontFiles) {
    const path = address.slice('/identity'.length)
    assets[path] = { age: `${365 * day}, immutable`, answer: preparePicture('font/woff2', bytes) }
  }
  for (const [path, { age, answer }] of Object.entries(assets)) {
    app.get(path, async (request, reply) => {
      reply.headers({
        'cache-control': `public, max-age=${age}`,
        'x-content-type-options': 'nosniff',
      })
      return sendPrepared(request, reply, answer)
    })
  }
}

/** The portal's own tokens with the rules of these pages, so that both look the same. */
async function styles(): Promise<Buffer> {
  const shared = ['layers', 'tokens'].map((name) => `../../../src/ui/${name}.css`)
  const own = ['base', 'frame', 'form', 'actions', 'account', 'factors'].map(
    (name) => `../pages/styles/${name}.css`,
  )
  const paths = [...shared, ...own]
  const files = paths.map((path) => readFile(new URL(path, import.meta.url)))
  return Buffer.concat([Buffer.from(fontStyles), ...(await Promise.all(files))])
}
