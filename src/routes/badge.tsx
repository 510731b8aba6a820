import { createFileRoute } from '@tanstack/react-router'
import { BadgeGuideScreen } from '../features/badge-guide/badge-guide-screen.tsx'
import { findSupplier } from '../features/badge-guide/find-supplier.ts'
import { guideSearch } from '../features/badge-guide/guide-search.ts'
import { openHead } from '../lib/open-head.ts'

/** badge.guide: how to put a badge on a website; `organisation` in the query says whose. */
export const Route = createFileRoute('/badge')({
  validateSearch: guideSearch,
  loaderDeps: ({ search: { organisation } }) => ({ organisation }),
  loader: ({ context: { data }, deps: { organisation } }) =>
    organisation ? findSupplier(data.profile, organisation) : null,
  head: ({ match: { context } }) =>
    openHead(
      context,
      '/badge',
      context.texts.t('badge-guide.head.pageTitle'),
      import.meta.env.SSR ? context.texts.t('badge-guide.head.description') : undefined,
    ),
  component: BadgeGuide,
})

function BadgeGuide() {
  const { environment, origin } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <BadgeGuideScreen
      found={Route.useLoaderData()}
      search={Route.useSearch()}
      environment={environment}
      origin={origin}
      onChange={(search) => navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
