import { useEffect, useState } from 'react'
import type { PlaceSuggestion } from '#src/contract/catalogue.ts'
import { limits } from '#src/contract/limits.ts'
import { useData } from '#src/data/data-context.ts'
import { logFailure } from '#src/lib/log-failure.ts'

type Found = { query: string; places: readonly PlaceSuggestion[] }

/**
 * Suggestions for an address, from three characters, once typing rests. A newer query aborts the
 * request before it; a failure that is no abort is logged and leaves the list empty (PRF-6).
 * @param text what is typed; null asks for nothing
 */
export function usePlaceSearch(text: string | null): { places: Found['places']; busy: boolean } {
  const data = useData()
  const [found, setFound] = useState<Found>({ query: '', places: [] })
  const trimmed = text?.trim() ?? ''
  const query = trimmed.length >= limits.searchMinLength ? trimmed : ''
  useEffect(() => {
    if (!query) return
    const request = new AbortController()
    const ask = async () => {
      const places = await data.searchPlaces(query, request.signal).catch((error: unknown) => {
        if (!request.signal.aborted) logFailure('The address search failed.', error)
        return []
      })
      if (!request.signal.aborted) setFound({ query, places })
    }
    const timer = setTimeout(() => void ask(), limits.searchDebounce)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [data, query])
  const isAnswered = query !== '' && found.query === query
  return { places: isAnswered ? found.places : [], busy: query !== '' && !isAnswered }
}
