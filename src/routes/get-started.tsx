import { createFileRoute } from '@tanstack/react-router'
import { GetStartedScreen } from '../features/get-started/get-started-screen.tsx'
import { logFailure } from '../lib/log-failure.ts'
import { openHead } from '../lib/open-head.ts'

/** app.get-started */
export const Route = createFileRoute('/get-started')({
  loader: ({ context: { data } }) =>
    data.portal.content('get-started').catch((error: unknown) => {
      logFailure('The content of this page could not be loaded.', error)
      return null
    }),
  head: ({ match: { context } }) =>
    openHead(
      context,
      '/get-started',
      context.texts.t('get-started.head.pageTitle'),
      import.meta.env.SSR ? context.texts.t('get-started.head.description') : undefined,
    ),
  component: GetStarted,
})

function GetStarted() {
  return <GetStartedScreen content={Route.useLoaderData()} />
}
