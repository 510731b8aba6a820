import { setTimeout as pause } from 'node:timers/promises'
import { UnansweredMail } from './mail.ts'

/**
 * `taken`: the mail server has it, without a word of what becomes of it; `unknown`: not settled in
 * time, and possibly sent; `unsent`: never begun, or failed.
 */
export type Outcome = 'sent' | 'taken' | 'unsent' | 'unknown'

/**
 * Sends a few mails side by side within a bounded time; one that fails does not stop the others.
 * @param send tells when the mail server has a mail
 * @param patience milliseconds after which no more are begun or waited for
 * @param onFailure hears why a mail could not be sent
 * @returns what became of each, in order
 */
export async function handOver<Item>(
  items: readonly Item[],
  send: (item: Item, onTaken: () => void) => Promise<void>,
  {
    parallel,
    patience,
    onFailure,
  }: { parallel: number; patience: number; onFailure: (error: unknown) => void },
): Promise<Outcome[]> {
  const outcomes = items.map((): Outcome => 'unsent')
  const waiting = items.entries()
  const patient = new AbortController()
  let isOpen = true

  async function work(): Promise<void> {
    for (const [index, item] of waiting) {
      outcomes[index] = 'unknown'
      try {
        await send(item, () => void (outcomes[index] = 'taken'))
        outcomes[index] = 'sent'
      } catch (error) {
        outcomes[index] = error instanceof UnansweredMail ? 'taken' : 'unsent'
        onFailure(error)
      }
      if (!isOpen) return
    }
  }

  const workers = Promise.all(Array.from({ length: parallel }, work))
  const end = pause(patience, undefined, { signal: patient.signal }).catch(() => {})
  await Promise.race([workers, end])
  isOpen = false
  patient.abort()
  return [...outcomes]
}
