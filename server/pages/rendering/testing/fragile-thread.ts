/** A thread in the place of the one that renders, which ends or hangs when it is told to. */
import { parentPort } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import { finishText } from '../finish-page.ts'
import type { Answering, Rendering } from '../render-thread.ts'

const functions: Rendering = {
  async render(request, { url, host }, ahead) {
    if (url === '/end') process.exit(1)
    if (url === '/hang') await new Promise(() => setInterval(() => {}, 1_000))
    if (ahead) return finishText(200, `ahead ${ahead.answer.body}`)
    const { body } = await answering.read(request, { path: url, host, headers: {} })
    return finishText(200, body)
  },
  publicProfile: () => Promise.reject(new Error('not asked for here')),
}
const answering = createBirpc<Answering, Rendering>(functions, {
  post: (message) => parentPort?.postMessage(message),
  on: (listener) => parentPort?.on('message', listener),
})
