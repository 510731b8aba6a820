import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** What one process has counted. */
export type Counted = MetricObjectWithValues<MetricValue<string>>[]

const question = 'credence: what have you counted?'

/** Has a process that is one of several tell the first one what it has counted, when that asks. */
export function answerMetrics(counted: () => Promise<Counted>): void {
  process.on('message', (message) => {
    if (message === question) void counted().then((answer) => process.send?.({ counted: answer }))
  })
}

/** Another process, as far as asking it goes. */
type Asked = {
  send(message: string, sent: (error: Error | null) => void): unknown
  on(event: 'message', listener: (message: unknown) => void): unknown
  off(event: 'message', listener: (message: unknown) => void): unknown
}

/**
 * Asks a process what it has counted.
 * @param patience milliseconds
 * @returns null where it does not answer in time: it starts, hangs or is gone
 */
export async function askMetrics(worker: Asked, patience: number): Promise<Counted | null> {
  const { promise, resolve } = Promise.withResolvers<Counted | null>()
  const listen = (message: unknown) => {
    if (isAnswer(message)) resolve(message.counted)
  }
  worker.on('message', listen)
  const timer = setTimeout(resolve, patience, null)
  worker.send(question, (error) => error && resolve(null))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', listen)
  }
}

function isAnswer(message: unknown): message is { counted: Counted } {
  return typeof message === 'object' && message !== null && 'counted' in message
}
