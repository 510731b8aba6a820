import { useEffect, useEffectEvent, useState } from 'react'
import { useAnalytics } from '../../analytics/analytics-context.ts'
import * as limits from '../../contract/limits.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import { useData } from '../../data/data-context.ts'
import { useLoaded, type Loaded } from '../../ui/use-loaded.ts'
import type { Filters } from './filters.ts'
import { pathOf, type Path } from './path.ts'
import { recommendationRequest } from './request.ts'

/**
 * The recommendations for an organisation, asked for anew when the filters by location or industry
 * change, and told to analytics once for each answer.
 * @param chosenIds credentials of the profile, saved or not; those added later are no reason to ask
 *   again, so that they stay in the list
 */
export function usePath(
  organisation: OrganisationDetails,
  chosenIds: readonly string[],
  filters: Filters,
): Loaded<Path> {
  const data = useData()
  const analytics = useAnalytics()
  const [before] = useState(chosenIds)
  const wanted = [...filters.locations, ...filters.industries].map(({ id }) => id)
  const key = `recommendations for ${organisation.slug} ${organisation.version} ${wanted.join()}`
  const isSettled = useDebounced(key, limits.searchDebounce) === key

  const loaded = useLoaded(isSettled ? key : '', async () => {
    const saved = organisation.sustainabilityCredentials.map(({ id }) => id)
    const held = [...new Set([...saved, ...before])]
    return pathOf(
      await data.catalogue.recommend(recommendationRequest(organisation, held, filters)),
      held,
    )
  })

  const path = loaded.state === 'ready' ? loaded.value : null
  const tell = useEffectEvent((count: number) => {
    analytics.track('credential_recommendations_viewed', { count }, 'General')
  })
  useEffect(() => {
    if (path) tell(path.steps.length)
  }, [path])
  return loaded
}

/**
 * A text once it has stayed the same for a while, so that choices made in quick succession ask once.
 * @param delay milliseconds
 */
function useDebounced(text: string, delay: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === settled) return
    const timer = setTimeout(() => setSettled(text), delay)
    return () => clearTimeout(timer)
  }, [text, settled, delay])
  return settled
}
