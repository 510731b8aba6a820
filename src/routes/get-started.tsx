import { createFileRoute } from '@tanstack/react-router'
import { GetStartedScreen } from '../features/get-started/get-started-screen.tsx'
import { startHead } from '../features/get-started/head.ts'
import { logFailure } from '../lib/log-failure.ts'

/** app.get-started */
export const Route = createFileRoute('/get-started')({
  loader: ({ context: { data } }) =>
    data.portal.content('get-started').catch((error: unknown) => {
      logFailure('The content of this page could not be loaded.', error)
      return null
    }),
  head: ({ match }) => startHead(match.context.texts.t, match.context.brand, match.context.origin),
  component: GetStarted,
})

function GetStarted() {
  return <GetStartedScreen content={Route.useLoaderData()} />
}
