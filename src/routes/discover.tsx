import { createFileRoute, redirect, useLocation, useRouter } from '@tanstack/react-router'
import { readSearch, writeSearch } from '../contract/discover/search-address.ts'
import { DiscoverScreen } from '../features/discover/discover-screen.tsx'
import { findSuppliers, otherAddress } from '../features/discover/find-suppliers.ts'
import { ComparedContext, searchAddress } from '../features/discover/compared.ts'
import { comparedSlugs } from '../lib/compared-slugs.ts'
import { openHead } from '../lib/open-head.ts'

/** Buyers find suppliers (DSC-1): the address is the whole state of the page. */
export const Route = createFileRoute('/discover')({
  // What is shown stays until there is an answer, however long that takes.
  pendingMs: Infinity,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { data, origin, base }, deps }) => {
    const other = otherAddress(deps)
    if (other) throw redirect({ to: '/discover', search: other, replace: true, statusCode: 302 })
    return findSuppliers(data.discover, deps, `${origin}${base}/discover`)
  },
  head: ({ match: { context }, loaderData }) => {
    const head = openHead(
      context,
      '/discover',
      context.texts.t('frame.findSuppliers'),
      import.meta.env.SSR ? context.texts.t('discover.head.description') : undefined,
    )
    if (!import.meta.env.SSR) return head
    const { meta = [], links = [] } = loaderData?.tags ?? {}
    return { meta: [...head.meta, ...meta], links: [...head.links, ...links] }
  },
  component: Discover,
})

function Discover() {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const { environment, base, userFrame } = Route.useRouteContext()
  const asked = useLocation({ select: ({ search }) => search }) as Record<string, unknown>
  const compared = comparedSlugs(asked['compare'])
  return (
    <ComparedContext value={compared}>
      <DiscoverScreen
        finding={Route.useLoaderData()}
        address={writeSearch(readSearch(asked))}
        goTo={(search, replace) =>
          void navigate({
            to: '/discover',
            search: searchAddress(search, compared),
            replace,
            resetScroll: false,
          })
        }
        path={`${base}/discover`}
        onRetry={() => void router.invalidate()}
        helpUrl={environment.reportIssueUrl}
        Fits={userFrame?.BuyerFits}
      />
    </ComparedContext>
  )
}
