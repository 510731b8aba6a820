import { useEffect, useEffectEvent, useRef } from 'react'
import { announce } from '../../ui/status-store.ts'

/** ms; what passes quicker than this is not worth an interruption. */
const settling = 700

type Options<Status> = {
  /** The same object, or an equal one, while nothing changes; null while all is well. */
  status: Status | null
  /** Whether there is something to tell already: nothing is said before, nor of what is on its way. */
  isKnown: boolean
  /**
   * What to say, null for nothing.
   * @param before the status before it, undefined when the page has opened with the one there is now
   */
  speechOf: (before: Status | null | undefined, now: Status | null) => string | null
}

/** Has each change of a status said once, politely, when it has settled. */
export function useStatusSpeech<Status>({ status, isKnown, speechOf }: Options<Status>): void {
  const before = useRef<Status | null>(undefined)
  const wasWell = useRef(false)
  const key = JSON.stringify(status)
  const words = useEffectEvent(speechOf)
  useEffect(() => {
    wasWell.current ||= key === 'null'
    if (!isKnown) return
    const timer = setTimeout(() => {
      const now = JSON.parse(key) as Status | null
      const isFirst = before.current === undefined
      // What came before anything was known is news too, where the page had opened without it.
      const speech =
        words(before.current, now) ?? (isFirst && wasWell.current ? words(null, now) : null)
      before.current = now
      if (speech) announce(speech)
    }, settling)
    return () => clearTimeout(timer)
  }, [key, isKnown])
}
