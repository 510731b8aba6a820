import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ownPictures } from '../brand-pictures/picture-folders.ts'
import { shellFiles } from './shell-file.ts'

const forEver = 'public, max-age=31536000, immutable'
const forMinutes = 'public, max-age=300, must-revalidate'

/**
 * Serves the built client without its shell: hashed files for ever, the rest revalidated. Hashed files
 * are looked for in the present build and then among those of earlier releases, at each request: pages
 * that were opened before a deployment still ask for them.
 * @param dist what `npm run build` made
 * @param dataDir of the portal: pictures that an operator gave the brands are looked for at each request
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  dist: URL,
  dataDir: string,
): Promise<void> {
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
    globIgnore: ['.vite/**', 'assets/**', ...shellFiles],
    setHeaders: (reply) => void reply.header('cache-control', forMinutes),
  })
  const pictures = ownPictures(dataDir)
  await mkdir(pictures, { recursive: true })
  await app.register(fastifyStatic, {
    ...shared,
    preCompressed: false,
    root: pictures,
    prefix: '/brands/',
    decorateReply: false,
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
