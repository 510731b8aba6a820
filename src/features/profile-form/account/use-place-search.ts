import { useEffect, useState } from 'react'
import type { PlaceSuggestion } from '#src/contract/catalogue.ts'
import { isLongEnough } from '#src/contract/is-long-enough.ts'
import * as limits from '#src/contract/limits.ts'
import { useData } from '#src/data/data-context.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import { useWhenReachable } from '#src/ui/reachable-context.ts'

type Found = { query: string; places: readonly PlaceSuggestion[]; hasFailed: boolean }

export type PlaceSearch = Pick<Found, 'places' | 'hasFailed'> & { busy: boolean }

/**
 * Suggestions for an address, for what is long enough, once typing rests. A newer query aborts the
 * request before it; a failure that is no abort is logged and leaves the list empty (PRF-6), until the
 * server can be reached again.
 * @param text what is typed; null asks for nothing
 * @returns what was found so far
 */
export function usePlaceSearch(text: string | null): PlaceSearch {
  const data = useData()
  const [found, setFound] = useState<Found>({ query: '', places: [], hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const trimmed = text?.trim() ?? ''
  const query = isLongEnough(trimmed) ? trimmed : ''
  useEffect(() => {
    if (!query) return
    const request = new AbortController()
    const ask = async () => {
      try {
        const places = await data.catalogue.searchPlaces(query, request.signal)
        if (!request.signal.aborted) setFound({ query, places, hasFailed: false })
      } catch (error) {
        if (request.signal.aborted) return
        logFailure('The address search failed.', error)
        setFound({ query, places: [], hasFailed: true })
      }
    }
    const timer = setTimeout(() => void ask(), limits.searchDebounce)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [data, query, attempt])
  const isAnswered = query !== '' && found.query === query
  const hasFailed = isAnswered && found.hasFailed
  useWhenReachable(hasFailed, () => setAttempt(attempt + 1))
  return {
    places: isAnswered ? found.places : [],
    hasFailed,
    busy: query !== '' && !isAnswered,
  }
}
