import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const hashed = /\/assets\//

/** Serves the built client: hashed files for ever, the rest revalidated. */
export async function registerStaticFiles(app: FastifyInstance, client: URL): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(client),
    preCompressed: true,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        hashed.test(path)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=300, must-revalidate',
      )
    },
  })
}
