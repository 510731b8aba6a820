import { lazyRouteComponent } from '@tanstack/react-router'
import type { AppContext } from '../start/app-context.ts'
import { hiddenHead } from '../lib/hidden-head.ts'
import { organisationSearch } from '../lib/organisation-search.ts'
import type { loadOwnOrganisation } from './-own-organisation.tsx'

const part = () => import('./-own-organisation.tsx')

/**
 * What a page about one organisation of a member is to the router. All else about it comes with its screen: every
 * first visit carries what stands here.
 * @param title of the page, among the texts
 * @param screen name of its component in the part
 */
export function ownPage(
  title: 'members.head.title' | 'manage.requests',
  screen: 'Members' | 'Requests',
) {
  return {
    ssr: false as const,
    validateSearch: organisationSearch,
    loaderDeps: ({ search }: { search: ReturnType<typeof organisationSearch> }) => search,
    loader: async (of: Parameters<typeof loadOwnOrganisation>[0]) =>
      (await part()).loadOwnOrganisation(of),
    head: ({ match: { context } }: { match: { context: AppContext } }) =>
      hiddenHead(context, context.texts.t(title)),
    component: lazyRouteComponent(part, screen),
  }
}
