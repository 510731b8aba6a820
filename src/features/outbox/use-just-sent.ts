import { useEffect, useState } from 'react'

/** ms. */
const shown = 6_000

/**
 * Whether something was sent within the last seconds, and nothing has come to be unsent since.
 * @param sentAt ms since the epoch, null before anything was sent
 */
export function useJustSent(sentAt: number | null, isUnsent: boolean): boolean {
  const [over, setOver] = useState(() => (isOld(sentAt) ? sentAt : null))
  useEffect(() => {
    if (sentAt === null) return
    const rest = isUnsent ? 0 : Math.max(0, sentAt + shown - Date.now())
    const timer = setTimeout(() => setOver(sentAt), rest)
    return () => clearTimeout(timer)
  }, [sentAt, isUnsent])
  return sentAt !== null && sentAt !== over
}

const isOld = (sentAt: number | null) => sentAt !== null && Date.now() - sentAt > shown
