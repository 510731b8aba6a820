import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { finishPage } from './html-cache.ts'
import { sendFinished } from './send-finished.ts'

/**
 * Serves the service worker. Browsers ask for it anew whenever they look for a new version; no cache
 * may answer in between.
 * @param folder what `npm run build` made of `sw/`
 * @param isOn whether pages may have one; else what is sent removes the one they have
 */
export async function registerWorkerFile(
  app: FastifyInstance,
  folder: URL,
  isOn: boolean,
): Promise<void> {
  const script = await readFile(new URL(isOn ? 'sw.js' : 'off.js', folder), 'utf8')
  const finished = finishPage(200, script)
  app.get('/sw.js', async (request, reply) => {
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache')
    await sendFinished(request, reply, finished)
    return reply
  })
}
