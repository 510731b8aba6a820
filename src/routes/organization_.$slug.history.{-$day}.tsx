import { createFileRoute, notFound } from '@tanstack/react-router'
import { HistoryScreen } from '../features/profile-history/history-screen.tsx'
import { hiddenHead } from '../lib/hidden-head.ts'

/** What happened to a profile, and how it read when a day ended (TRU-4). */
export const Route = createFileRoute('/organization_/$slug/history/{-$day}')({
  loader: ({ context, params: { slug, day } }) =>
    context.data.portal.content(day ? `day-${day}-${slug}` : `history-${slug}`).then((content) => {
      if (!content) throw notFound()
      return content
    }),
  // Search engines have the profile itself.
  head: ({ match: { context }, loaderData }) => hiddenHead(context, loaderData?.title ?? ''),
  component: History,
})

function History() {
  const { slug, day } = Route.useParams()
  return <HistoryScreen content={Route.useLoaderData()} slug={slug} day={day} />
}
