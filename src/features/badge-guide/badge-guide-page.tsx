import { getRouteApi } from '@tanstack/react-router'
import type { OpenData } from '#src/data/data.ts'
import { BadgeGuideScreen } from './badge-guide-screen.tsx'
import { findSupplier } from './find-supplier.ts'
import { guideSearch } from './guide-search.ts'

/** Finds whose badge it is, where the address says so. */
export function loadGuide({
  context: { data },
  deps,
}: {
  context: { data: Pick<OpenData, 'profile'> }
  deps: Record<string, unknown>
}) {
  const { organisation } = guideSearch(deps)
  return organisation ? findSupplier(data.profile, organisation) : null
}

const route = getRouteApi('/badge')

/** `/badge`: how to put a badge on a website; `organisation` in the query says whose. */
export function BadgeGuidePage() {
  const { environment, origin } = route.useRouteContext()
  const navigate = route.useNavigate()
  return (
    <BadgeGuideScreen
      found={route.useLoaderData()}
      search={guideSearch(route.useSearch())}
      environment={environment}
      origin={origin}
      onChange={(search) => navigate({ to: '/badge', search, replace: true, resetScroll: false })}
    />
  )
}
