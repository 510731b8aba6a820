import { expect, it } from 'vitest'
import type { Evidence } from '#src/contract/evidence.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { createUploadQueue } from './upload-queue.ts'

const unreachable = new ProblemError({ status: 0, code: 'no-answer', message: 'No network.' })
const refused = new ProblemError({ status: 422, code: 'invalid', message: 'It is not a PDF.' })
const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })

/** A queue whose sendings end when the test says so. */
function openQueue() {
  const sendings: {
    name: string
    signal: AbortSignal | undefined
    onProgress: ((share: number) => void) | undefined
    end: PromiseWithResolvers<Evidence>
  }[] = []
  const said: string[] = []
  const sent: string[] = []
  const queue = createUploadQueue({
    send: (credentialId, { name }, { signal, onProgress }) => {
      const end = Promise.withResolvers<Evidence>()
      signal?.addEventListener('abort', () => end.reject(signal.reason))
      sendings.push({ name: `${credentialId} ${name}`, signal, onProgress, end })
      return end.promise
    },
    onSent: (one) => sent.push(one.name),
    say: (sentence) => said.push(sentence),
  })
  const states = () => queue.state.uploads.map(({ name, state }) => `${name} ${state}`)
  return { queue, sendings, said, sent, states }
}
const stored = (name: string): Evidence => ({
  id: name,
  credentialId: 'iso',
  name,
  type: 'application/pdf',
  size: 4,
  sha256: '',
  uploadedAt: '2026-01-01T00:00:00.000Z',
})

it('PRF-8 sends one file after the other', async () => {
  const { queue, sendings, sent, states } = openQueue()
  queue.add('iso', [file('a.pdf'), file('b.pdf')])
  expect(states()).toEqual(['a.pdf sending', 'b.pdf queued'])
  sendings[0]?.end.resolve(stored('a.pdf'))
  await expect.poll(states).toEqual(['b.pdf sending'])
  expect(sent).toEqual(['a.pdf'])
  sendings[1]?.end.resolve(stored('b.pdf'))
  await expect.poll(states).toEqual([])
  expect(sendings.map((one) => one.name)).toEqual(['iso a.pdf', 'iso b.pdf'])
})

it('PRF-8 says each quarter once, and how it ended', async () => {
  const { queue, sendings, said } = openQueue()
  queue.add('iso', [file('a.pdf')])
  for (const share of [0.1, 0.3, 0.31, 0.9, 1]) sendings[0]?.onProgress?.(share)
  expect(queue.state.uploads[0]?.percent).toBe(100)
  sendings[0]?.end.resolve(stored('a.pdf'))
  await expect
    .poll(() => said)
    .toEqual(['Uploading a.pdf', 'a.pdf: 30 % uploaded', 'a.pdf: 90 % uploaded', 'a.pdf uploaded'])
})

it('PRF-8 keeps what failed with its reason, goes on with the next, and sends it again', async () => {
  const { queue, sendings, states } = openQueue()
  queue.add('iso', [file('a.pdf'), file('b.pdf')])
  sendings[0]?.end.reject(refused)
  await expect.poll(states).toEqual(['a.pdf failed', 'b.pdf sending'])
  const [failed] = queue.state.uploads
  expect(failed).toMatchObject({ problem: 'It is not a PDF.', isUnreachable: false })
  queue.retry(failed?.id ?? '')
  expect(states()).toEqual(['a.pdf queued', 'b.pdf sending'])
  sendings[1]?.end.resolve(stored('b.pdf'))
  await expect.poll(states).toEqual(['a.pdf sending'])
  expect(sendings[2]?.name).toBe('iso a.pdf')
})

it('PRF-8 sends what found no network again when there is one, and nothing else', async () => {
  const { queue, sendings, states } = openQueue()
  queue.add('iso', [file('a.pdf'), file('b.pdf')])
  sendings[0]?.end.reject(unreachable)
  await expect.poll(() => sendings.length).toBe(2)
  sendings[1]?.end.reject(refused)
  await expect.poll(states).toEqual(['a.pdf failed', 'b.pdf failed'])
  queue.retryUnreachable()
  expect(states()).toEqual(['a.pdf sending', 'b.pdf failed'])
})

it('PRF-8 stops what is cancelled, forgets it, and goes on', async () => {
  const { queue, sendings, states, said } = openQueue()
  queue.add('iso', [file('a.pdf'), file('b.pdf')])
  const [first] = queue.state.uploads
  if (first) queue.cancel(first)
  expect(sendings[0]?.signal?.aborted).toBe(true)
  await expect.poll(states).toEqual(['b.pdf sending'])
  expect(said).toContain('Upload of a.pdf cancelled')
  expect(said).not.toContain('a.pdf was not uploaded')
})

it('PRF-8 stops everything once the form is gone', async () => {
  const { queue, sendings, states } = openQueue()
  queue.add('iso', [file('a.pdf'), file('b.pdf')])
  queue.stop()
  await expect.poll(() => sendings[0]?.signal?.aborted).toBe(true)
  expect(states()).toEqual([])
  expect(sendings).toHaveLength(1)
})
