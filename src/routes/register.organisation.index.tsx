import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '../auth/guards.ts'
import { wholeData } from '../data/data-context.ts'
import { SearchScreen } from '../features/register-organisation/search-screen.tsx'
import { hiddenHead } from '../lib/hidden-head.ts'

/** register-org.search */
export const Route = createFileRoute('/register/organisation/')({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    await requireUser(context.session, location)
  },
  loader: ({ context }) => wholeData(context.data).profile.memberships(),
  head: ({ match: { context } }) =>
    hiddenHead(context, context.texts.t('register.head.searchTitle')),
  component: Search,
})

function Search() {
  return <SearchScreen memberships={Route.useLoaderData()} />
}
