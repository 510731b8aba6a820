import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/text-context.ts'
import { isLongEnough } from '../../contract/is-long-enough.ts'
import * as limits from '../../contract/limits.ts'
import type { OrganisationHit } from '../../contract/membership.ts'
import { useData } from '../../data/data-context.ts'
import { useWhenReachable } from '../../ui/reachable-context.ts'
import { failureMessage } from './failure-message.ts'

type Answer = { keyword: string; hits: readonly OrganisationHit[]; error: string | null }
const nothing: Answer = { keyword: '', hits: [], error: null }

/**
 * ORG-1: searches for a query that is long enough, debounced by 300 ms; an answer that a later keystroke
 * has made obsolete is dropped.
 */
export function useOrganisationSearch(query: string) {
  const texts = useTexts()
  const data = useData()
  const keyword = query.trim()
  const [answer, setAnswer] = useState(nothing)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isLongEnough(keyword)) return
    const controller = new AbortController()
    const give = (hits: readonly OrganisationHit[], error: string | null) => {
      if (!controller.signal.aborted) setAnswer({ keyword, hits, error })
    }
    const timer = setTimeout(() => {
      data.profile.searchOrganisations(keyword, controller.signal).then(
        (hits) => give(hits, null),
        (error: unknown) => give([], failureMessage(texts, error)),
      )
    }, limits.searchDebounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [texts, data, keyword, attempt])

  const current = answer.keyword === keyword
  useWhenReachable(current && answer.error !== null, () => setAttempt(attempt + 1))
  return {
    hits: current ? answer.hits : [],
    error: current ? answer.error : null,
    busy: !current && isLongEnough(keyword),
  }
}
