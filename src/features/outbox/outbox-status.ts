import type { Translate } from '../../i18n/texts.ts'
import type { OutboxItem } from '../../data/outbox/outbox.ts'
import type { Drawing } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import type { StatusTone } from './status-pill.tsx'

/** The most urgent state of the changes that only this device has. */
export type OutboxStatus = {
  kind: 'offline' | 'not-stored' | 'sent' | OutboxItem['state']
  /** How many profiles and files it is about. */
  count: number
}

export type Circumstances = {
  isReachable: boolean
  /** Whether what is typed outlasts the page. */
  canStore: boolean
  items: readonly Pick<OutboxItem, 'state'>[]
  /** How many files wait for something else to be done first: they count, but say nothing new. */
  held: number
  /** Something was sent within the last seconds. */
  isJustSent: boolean
}

/** States that need the user come before those that the outbox resolves. */
const urgency = [
  'conflict',
  'refused',
  'sign-in',
  'unreadable',
  'sending',
  'waiting',
  'draft',
] as const

/** States that only the user can resolve. */
const forPeople = new Set<string>(['conflict', 'refused', 'sign-in', 'unreadable'])

/**
 * The status to show; null while all is well.
 * @returns null where there is nothing to say
 */
export function outboxStatus(now: Circumstances): OutboxStatus | null {
  const { isReachable, canStore, items, held, isJustSent } = now
  if (!isReachable) return { kind: 'offline', count: items.length + held }
  const states = items.map((item) => item.state)
  const kind = urgency.find((state) => states.includes(state))
  const waitsForPerson = kind !== undefined && forPeople.has(kind)
  if (!canStore && !waitsForPerson) return { kind: 'not-stored', count: items.length }
  if (kind) return { kind, count: states.filter((state) => state === kind).length }
  return isJustSent ? { kind: 'sent', count: 0 } : null
}

/**
 * The words of a status, the main ones first.
 * @returns one text or more
 */
export function statusWords(t: Translate, { kind, count }: OutboxStatus): string[] {
  switch (kind) {
    case 'offline':
      return count > 0
        ? [t('frame.reachability.offline'), t('outbox-status.unsent', { count })]
        : [t('frame.reachability.offline')]
    case 'not-stored':
      return [t('outbox-status.notStored')]
    case 'sent':
      return [t('outbox-status.sent')]
    case 'draft':
      return [t('outbox-status.drafts', { count })]
    case 'waiting':
      return [t('outbox-status.waiting', { count })]
    case 'sending':
      return [t('outbox-status.sending', { count })]
    case 'sign-in':
      return [t('outbox-status.signInToSend', { count })]
    case 'refused':
      return [t('outbox-status.refusedCount', { count })]
    case 'conflict':
      return [t('outbox-status.conflictCount', { count })]
    case 'unreadable':
      return [t('outbox-status.unreadableCount', { count })]
  }
}

/** The drawing beside the words, so that no state is told by its colour alone. */
export const statusIcons: Record<OutboxStatus['kind'], Drawing> = {
  offline: icons.offline,
  'not-stored': icons.alert,
  sent: icons.checkCircle,
  draft: icons.edit,
  waiting: icons.clock,
  sending: icons.send,
  'sign-in': icons.logIn,
  refused: icons.alert,
  conflict: icons.users,
  unreadable: icons.alert,
}

/** How loud each is drawn. */
export const statusTones: Record<OutboxStatus['kind'], StatusTone> = {
  offline: 'neutral',
  'not-stored': 'warning',
  sent: 'positive',
  draft: 'neutral',
  waiting: 'neutral',
  sending: 'neutral',
  'sign-in': 'warning',
  refused: 'critical',
  conflict: 'warning',
  unreadable: 'warning',
}
