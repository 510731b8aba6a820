import { createAtom } from '@tanstack/react-store'
import type { ReactNode } from 'react'
import type { Translate } from '../i18n/texts.ts'

export type NotificationTone = 'neutral' | 'positive' | 'critical'

export type Notice = {
  id: number
  title: string | undefined
  message: string
  tone: NotificationTone
  /** What can be done about it, below the message. */
  action?: ReactNode
}

/** What is showing now, newest last. Browser only: the server never notifies. */
export const notices = createAtom<readonly Notice[]>([])

/** More than this many at once hide the page; the oldest make room. */
const mostAtOnce = 3
let lastId = 0

/** Shows a passing message at the top of the window until it runs out or is dismissed. */
export function notify(notice: {
  title?: string | undefined
  message: string
  tone: NotificationTone
  action?: ReactNode
}): void {
  lastId += 1
  const id = lastId
  notices.set((shown) => {
    const others = shown.filter((one) => one.message !== notice.message)
    return [...others, { title: undefined, ...notice, id }].slice(-mostAtOnce)
  })
}

/** @returns its own title; 'Error' for a critical message without one */
export function noticeTitle(t: Translate, { title, tone }: Notice): string | undefined {
  return title ?? (tone === 'critical' ? t('ui.error') : undefined)
}

/**
 * Takes a message away.
 * @param id of the notice
 */
export function dismissNotice(id: number): void {
  notices.set((shown) => shown.filter((one) => one.id !== id))
}
