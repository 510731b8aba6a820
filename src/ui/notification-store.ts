import { proxy } from 'valtio'

export type NotificationTone = 'neutral' | 'positive' | 'critical'

export type Notice = {
  id: number
  title: string | undefined
  message: string
  tone: NotificationTone
}

/** What is showing now, newest last. Browser only: the server never notifies. */
export const notices = proxy<{ shown: Notice[] }>({ shown: [] })

/** More than this many at once hide the page; the oldest make room. */
const mostAtOnce = 3
let lastId = 0

/**
 * Shows a passing message at the top of the window until it runs out or is dismissed.
 * @param notice without a title, a critical one is titled 'Error'
 */
export function notify(notice: {
  title?: string | undefined
  message: string
  tone: NotificationTone
}): void {
  const title = notice.title ?? (notice.tone === 'critical' ? 'Error' : undefined)
  const others = notices.shown.filter((one) => one.message !== notice.message)
  lastId += 1
  notices.shown = [...others, { ...notice, title, id: lastId }].slice(-mostAtOnce)
}

/** Takes a message away. */
export function dismissNotice(id: number): void {
  notices.shown = notices.shown.filter((one) => one.id !== id)
}
