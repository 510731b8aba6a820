import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { contentTag } from '../http/entity-tag.ts'
import { sendFinished } from './send-finished.ts'

/** Where the portal's pages look for it: `src/lib/document-messages.ts`. */
const documentFramePath = '/operate/document'

const builtHashes = v.object({ script: v.string(), style: v.string() })

/**
 * Serves the document in whose frame suppliers' files are shown to who decides about them (OPR-2). A file
 * may be hostile, so what reads it is kept apart from the portal: its origin is opaque, also when somebody
 * opens the address by itself, it has no network, and it runs no script but its own. The data below it
 * (encodings, fonts, decoders) are fetched by the portal, which hands them over.
 * @param folder what `npm run build` made; without it, as in development before a build, nothing is served
 */
export async function registerDocumentFrame(app: FastifyInstance, folder: URL): Promise<void> {
  if (!existsSync(new URL('document.html', folder))) return
  const read = (name: string) => readFile(new URL(name, folder))
  const hashes = v.parse(builtHashes, JSON.parse((await read('hashes.json')).toString()))
  const page = {
    status: 200,
    bytes: await read('document.html.br'),
    coding: 'br',
    tag: contentTag(await read('document.html')),
    styles: null,
  } as const
  const headers = documentFrameHeaders(hashes)

  app.get(documentFramePath, async (request, reply) => {
    await sendFinished(request, reply.headers(headers), page)
    return reply
  })
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('data/', folder)),
    prefix: `${documentFramePath}/data/`,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) =>
      void reply.header('cache-control', 'public, max-age=300, must-revalidate'),
  })
}

/**
 * The policy of the frame. `wasm-unsafe-eval` lets the decoders of scanned pictures (JBIG2, JPEG 2000) be
 * compiled, and no text of a script; a worker has the policy of the document that starts it.
 * @param hashes of the one script and the one style that may be in it
 */
function documentFrameHeaders({ script, style }: { script: string; style: string }) {
  return {
    'content-security-policy': [
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src ${script} 'wasm-unsafe-eval'`,
      `style-src ${style}`,
      // Words are placed by styles of elements, which no text of a document becomes.
      "style-src-attr 'unsafe-inline'",
      'worker-src blob:',
      "frame-ancestors 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types reader',
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    // Asked for anew, with its tag: script, policy and data are of one release.
    'cache-control': 'no-cache',
  } as const
}
