import { readdir, readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { finishText } from './rendering/finish-page.ts'
import { sendFinished } from './send-finished.ts'

/** Its name in the client build, and its address. */
export const shellFile = 'shell.html'
/** Of brotli: they are small files. */
const bestQuality = 11

/** Those of all languages, also compressed, as a pattern: `shell-de.html`. */
export const shellFiles = [`${shellFile}*`, 'shell-*.html*']
const shellName = /^shell(?:-\w+)?\.html$/

/**
 * Serves the shells that workers cache, as they were at the start: the worker of the same release names
 * their revisions and the parts that they load, which a later build in the same folder does not know.
 * @param client folder of the client build
 */
export async function registerShellFile(app: FastifyInstance, client: URL): Promise<void> {
  const files = (await readdir(client)).filter((name) => shellName.test(name))
  for (const file of files) {
    const shell = await readFile(new URL(file, client), 'utf8')
    const finished = finishText(200, shell, bestQuality)
    app.get(`/${file}`, async (request, reply) => {
      reply.header('cache-control', 'public, max-age=300, must-revalidate')
      await sendFinished(request, reply, finished)
      return reply
    })
  }
}
