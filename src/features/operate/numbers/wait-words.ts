import type { Translate } from '#src/i18n/texts.ts'

const hour = 3_600_000
/** Hours up to which a wait is told in hours. */
const mostHours = 48

/** How long something waited, rounded up. @param wait ms */
export function waitWords(t: Translate, wait: number): string {
  const hours = Math.ceil(wait / hour)
  if (hours <= 1) return t('operate-numbers.wait.less')
  if (hours <= mostHours) return t('operate-numbers.wait.hours', { hours })
  return t('operate-numbers.wait.days', { days: Math.ceil(hours / 24) })
}
