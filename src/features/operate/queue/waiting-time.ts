import type { Translate } from '#src/i18n/texts.ts'

const day = 86_400_000

/**
 * For how many days something has waited, as the calendar of the verifier counts them.
 * @param since ISO 8601
 * @param today when this day began, in ms since the epoch
 */
export function waitingTime(t: Translate, since: string, today: number): string {
  const begun = new Date(since).setHours(0, 0, 0, 0)
  // Days in which the clock is changed are an hour longer or shorter.
  const days = Math.max(0, Math.round((today - begun) / day))
  return t('operate.queue.waited', { days })
}
