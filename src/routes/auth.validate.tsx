import { createFileRoute } from '@tanstack/react-router'
import type { SignInWish } from '../auth/read-wish.ts'
import { useText } from '../i18n/text-context.ts'
import { PendingScreen } from '../features/site-frame/pending-screen.tsx'
import { hiddenHead } from '../lib/hidden-head.ts'
import { searchTexts } from '../lib/search-text.ts'
import { ValidateScreen } from '../features/sign-in/validate-screen.tsx'

/** auth.validate: where the identity provider sends people back to, and where a sign-in starts. */
export const Route = createFileRoute('/auth/validate')({
  ssr: false,
  staticData: { frame: 'without-sign-in' },
  validateSearch: (search): { option?: 'register'; returnTo?: string; aff?: string } => ({
    ...(search['option'] === 'register' && { option: 'register' }),
    ...searchTexts(search, 'returnTo', 'aff'),
  }),
  head: ({ match: { context } }) =>
    hiddenHead(context, context.texts.t('sign-in.head.authenticating')),
  // The first paint shows the same words as the screen that follows (AUT-3).
  pendingComponent: Authenticating,
  component: Validate,
})

function Authenticating() {
  const t = useText()
  return <PendingScreen label={t('sign-in.head.authenticating')} />
}

function Validate() {
  const { option = 'login', returnTo = null, aff = null } = Route.useSearch()
  // Not among the parameters of the route, whose reading comes with every guest's first visit.
  const prompt = new URLSearchParams(window.location.search).get('prompt')
  const wish: SignInWish = { option, returnTo, isAnew: prompt === 'login' }
  return <ValidateScreen wish={wish} affiliate={aff} />
}
