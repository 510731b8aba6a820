import { createFileRoute, notFound } from '@tanstack/react-router'
import { trustHead } from '../features/trust-page/head.ts'
import { GuideScreen } from '../features/trust-page/guide-screen.tsx'
import { TrustScreen } from '../features/trust-page/trust-screen.tsx'

/** What the words beside credentials mean, and what each credential proves, by its id (TRU-3). */
export const Route = createFileRoute('/trust/{-$id}')({
  loader: ({ context, params: { id } }) =>
    context.data.portal.content(id ? `trust-${id}` : 'trust').then((guide) => {
      if (!guide && id) throw notFound()
      return guide
    }),
  head: ({ match, params, loaderData }) => trustHead(match.context, params.id, loaderData?.title),
  component: Trust,
})

function Trust() {
  const guide = Route.useLoaderData()
  const { id } = Route.useParams()
  return id && guide ? <GuideScreen guide={guide} /> : <TrustScreen guide={guide} />
}
