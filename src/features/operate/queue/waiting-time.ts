import type { Translate } from '#src/i18n/texts.ts'

const day = 86_400_000

/**
 * How long something has waited.
 * @param since ISO 8601
 * @param now ms since the epoch
 */
export function waitingTime(t: Translate, since: string, now: number): string {
  const days = Math.floor(Math.max(0, now - Date.parse(since)) / day)
  return t('operate.queue.waited', { days })
}
