import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the badge for other people's pages under `/widget/`. The address stays while the file
 * changes, so it is kept for minutes only; any site may load it.
 * @param folder what `npm run build` made of `widget/`
 */
export async function registerWidgetFiles(app: FastifyInstance, folder: URL): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(folder),
    prefix: '/widget/',
    decorateReply: false,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      })
    },
  })
}
