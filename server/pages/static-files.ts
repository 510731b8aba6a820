import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { shellFile } from './shell-file.ts'

const forEver = 'public, max-age=31536000, immutable'
const forMinutes = 'public, max-age=300, must-revalidate'

/**
 * Serves the built client without its shell: hashed files for ever, the rest revalidated. Hashed files
 * are looked for in the present build and then among those of earlier releases, at each request: pages
 * that were opened before a deployment still ask for them.
 * @param dist what `npm run build` made
 */
export async function registerStaticFiles(app: FastifyInstance, dist: URL): Promise<void> {
  const folder = fileURLToPath(dist)
  const shared = {
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
  } as const
  await app.register(fastifyStatic, {
    ...shared,
    root: join(folder, 'client'),
    wildcard: false,
    globIgnore: ['.vite/**', 'assets/**', `${shellFile}*`],
    setHeaders: (reply) => void reply.header('cache-control', forMinutes),
  })
  await app.register(fastifyStatic, {
    ...shared,
    root: [join(folder, 'client/assets'), join(folder, 'earlier/assets')],
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', forEver),
  })
}
