import { createAtom } from '@tanstack/react-store'

export type NotificationTone = 'neutral' | 'positive' | 'critical'

export type Notice = {
  id: number
  title: string | undefined
  message: string
  tone: NotificationTone
}

/** What is showing now, newest last. Browser only: the server never notifies. */
export const notices = createAtom<readonly Notice[]>([])

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
  lastId += 1
  const id = lastId
  notices.set((shown) => {
    const others = shown.filter((one) => one.message !== notice.message)
    return [...others, { ...notice, title, id }].slice(-mostAtOnce)
  })
}

/**
 * Takes a message away.
 * @param id of the notice
 */
export function dismissNotice(id: number): void {
  notices.set((shown) => shown.filter((one) => one.id !== id))
}
