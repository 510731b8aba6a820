import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '../auth/guards.ts'
import { wholeData } from '../data/data-context.ts'
import { searchHead } from '../features/register-organisation/head.ts'
import { SearchScreen } from '../features/register-organisation/search-screen.tsx'

/** register-org.search */
export const Route = createFileRoute('/register/organisation/')({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    await requireUser(context.session, location)
  },
  loader: ({ context }) => wholeData(context.data).profile.memberships(),
  head: ({ match }) => searchHead(match.context.texts.t, match.context.brand),
  component: Search,
})

function Search() {
  return <SearchScreen memberships={Route.useLoaderData()} />
}
