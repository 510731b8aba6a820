import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '../auth/guards.ts'
import { SetupScreen } from '../features/register-organisation/setup-screen.tsx'
import { hiddenHead } from '../lib/hidden-head.ts'
import { searchTexts } from '../lib/search-text.ts'

/** register-org.setup; `name` is what was searched for before. */
export const Route = createFileRoute('/register/organisation/setup')({
  ssr: false,
  validateSearch: (search): { name?: string | undefined } => searchTexts(search, 'name'),
  beforeLoad: async ({ context, location }) => {
    await requireUser(context.session, location)
  },
  head: ({ match: { context } }) =>
    hiddenHead(context, context.texts.t('register.head.setupTitle')),
  component: Setup,
})

function Setup() {
  const { name = '' } = Route.useSearch()
  return <SetupScreen initialName={name} />
}
