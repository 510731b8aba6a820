import { createFileRoute } from '@tanstack/react-router'
import { openHead } from '../lib/open-head.ts'
import { searchTexts } from '../lib/search-text.ts'
import { LoginScreen } from '../features/sign-in/login-screen.tsx'
import { OnDevice } from '../features/site-frame/on-device.tsx'

/** The login / welcome screen, where guards send a guest (RTE-3). */
export const Route = createFileRoute('/login')({
  validateSearch: (search) => searchTexts(search, 'returnTo'),
  head: ({ match: { context } }) =>
    openHead(
      context,
      '/login',
      context.texts.t('sign-in.head.pageTitle'),
      import.meta.env.SSR ? context.texts.t('sign-in.head.pageText') : undefined,
    ),
  component: Login,
})

function Login() {
  const { returnTo = null } = Route.useSearch()
  return (
    <>
      <LoginScreen returnTo={returnTo} />
      <OnDevice />
    </>
  )
}
