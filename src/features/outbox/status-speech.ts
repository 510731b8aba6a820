import type { Translate } from '../../i18n/texts.ts'
import { statusWords, type OutboxStatus } from './outbox-status.ts'

/** States whose end is announced. */
const unsettled: readonly OutboxStatus['kind'][] = [
  'offline',
  'waiting',
  'sign-in',
  'refused',
  'conflict',
]

/**
 * What is said of a status that has settled (OFF-8). The form speaks for itself about what is typed
 * and saved in it, so a draft that begins and a save that succeeds at once are not said again here.
 * @param before the one before it, undefined when the page has just opened
 * @returns null where there is nothing to say
 */
export function statusSpeech(
  t: Translate,
  before: OutboxStatus | null | undefined,
  now: OutboxStatus | null,
): string | null {
  if (before === undefined) return now && now.count > 0 ? spoken(t, now) : null
  const isBack = before?.kind === 'offline' && now?.kind !== 'offline'
  if (isBack)
    return [t('frame.reachability.onlineAgain'), ...(now ? statusWords(t, now) : [])].join('. ')
  if (!now || now.kind === 'draft') return null
  if (now.kind === 'sent') return before && unsettled.includes(before.kind) ? spoken(t, now) : null
  if (now.kind !== before?.kind) return spoken(t, now)
  const isCounted = now.kind !== 'offline' && now.kind !== 'not-stored'
  return isCounted && now.count !== before.count ? spoken(t, now) : null
}

const spoken = (t: Translate, status: OutboxStatus) => statusWords(t, status).join('. ')
