import { createFileRoute, notFound } from '@tanstack/react-router'
import { GuideScreen } from '../features/trust-page/guide-screen.tsx'
import { TrustScreen } from '../features/trust-page/trust-screen.tsx'
import { openHead } from '../lib/open-head.ts'

/** What the words beside credentials mean, and what each credential proves, by its id (TRU-3). */
export const Route = createFileRoute('/trust/{-$id}')({
  loader: ({ context, params: { id } }) =>
    context.data.portal.content(id ? `trust-${id}` : 'trust').then((guide) => {
      if (!guide && id) throw notFound()
      return guide
    }),
  head: ({ match: { context }, params: { id }, loaderData }) =>
    openHead(
      context,
      id ? `/trust/${id}` : '/trust',
      (id && loaderData?.title) || context.texts.t('trust-page.head.pageTitle'),
      import.meta.env.SSR ? context.texts.t('trust-page.head.description') : undefined,
    ),
  component: Trust,
})

function Trust() {
  const guide = Route.useLoaderData()
  const { id } = Route.useParams()
  return id && guide ? <GuideScreen guide={guide} /> : <TrustScreen guide={guide} />
}
