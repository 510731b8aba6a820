import { createFileRoute, notFound } from '@tanstack/react-router'
import { trustHead } from '../features/trust-page/head.ts'
import { GuideScreen } from '../features/trust-page/guide-screen.tsx'
import { TrustScreen } from '../features/trust-page/trust-screen.tsx'

/** What the words beside credentials mean, and what each credential proves (TRU-3). */
export const Route = createFileRoute('/trust/{-$credential}')({
  loader: async ({ context: { data }, params: { credential } }) => {
    const guide = await data.portal.content(credential ? `trust-${credential}` : 'trust')
    if (credential && !guide) throw notFound()
    return guide
  },
  head: ({ match, params, loaderData }) => trustHead(match.context, params.credential, loaderData),
  component: Trust,
})

function Trust() {
  const guide = Route.useLoaderData()
  const { credential } = Route.useParams()
  return credential && guide ? <GuideScreen guide={guide} /> : <TrustScreen guide={guide} />
}
