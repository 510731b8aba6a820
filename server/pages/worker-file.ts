import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { workerOutboxPath } from '#src/contract/worker-messages.ts'
import { finishText } from './rendering/finish-page.ts'
import { sendFinished } from './send-finished.ts'

/**
 * Serves the service worker, and what it loads to send what waits. Browsers ask for it anew whenever they look for a new version; no cache
 * may answer in between.
 * @param folder what `npm run build` made of `sw/`
 * @param isOn whether pages may have one; else what is sent removes the one they have
 */
export async function registerWorkerFile(
  app: FastifyInstance,
  folder: URL,
  isOn: boolean,
): Promise<void> {
  const files = { '/sw.js': isOn ? 'sw.js' : 'off.js', [workerOutboxPath]: 'entry-outbox.js' }
  for (const [path, file] of Object.entries(files)) {
    const finished = finishText(200, await readFile(new URL(file, folder), 'utf8'))
    app.get(path, async (request, reply) => {
      reply.header('cache-control', 'no-cache')
      await sendFinished(request, reply, finished, 'text/javascript; charset=utf-8')
      return reply
    })
  }
}
