import { setTimeout as pause } from 'node:timers/promises'
import { UnansweredMail } from './mail.ts'

/** Milliseconds before each further try; after the last one a link that works for an hour still does. */
export const usualPauses: readonly number[] = [5_000, 30_000, 120_000, 600_000]
/** From here on a mail server refuses for good: https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1 */
const permanent = 500

/**
 * Sends a mail, again and again where the mail server is away or asks to come back. What it has taken
 * without an answer is not sent again: it would come twice.
 * @param options.pauses milliseconds before each further try
 * @param options.signal ends the waiting for a further try
 * @param options.onFailure hears of each failure that is tried again
 * @throws what the last try failed with
 */
export async function retryMail(
  send: () => Promise<void>,
  {
    pauses,
    signal,
    onFailure,
  }: { pauses: readonly number[]; signal: AbortSignal; onFailure: (error: unknown) => void },
): Promise<void> {
  for (const wait of pauses) {
    try {
      return await send()
    } catch (error) {
      if (isFinal(error) || signal.aborted) throw error
      onFailure(error)
      await pause(wait, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  return send()
}

/** Whether a mail must not be sent again after it failed so. */
export function isFinal(error: unknown): boolean {
  if (error instanceof UnansweredMail) return true
  return (
    error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= permanent
  )
}
