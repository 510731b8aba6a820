import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { finishPage } from './html-cache.ts'
import { sendFinished } from './send-finished.ts'

/** Its name in the client build, and its address. */
export const shellFile = 'shell.html'
/** Of brotli: it is one small file. */
const bestQuality = 11

/**
 * Serves the shell that workers cache, as it was at the start: the worker of the same release names its
 * revision and the parts that it loads, which a later build in the same folder does not know.
 * @param client folder of the client build
 */
export async function registerShellFile(app: FastifyInstance, client: URL): Promise<void> {
  const shell = await readFile(new URL(shellFile, client), 'utf8')
  const finished = finishPage(200, shell, { quality: bestQuality })
  app.get(`/${shellFile}`, async (request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=300, must-revalidate')
    await sendFinished(request, reply, finished)
    return reply
  })
}
