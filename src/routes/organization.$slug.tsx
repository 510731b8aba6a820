import { createFileRoute, notFound } from '@tanstack/react-router'
import { profileHead } from '../features/public-profile/head.ts'
import { PublicProfileScreen } from '../features/public-profile/public-profile-screen.tsx'
import { UnknownProfileScreen } from '../features/public-profile/unknown-profile-screen.tsx'

/** organization.view */
export const Route = createFileRoute('/organization/$slug')({
  staticData: { frame: 'none' },
  loader: async ({ context, params }) => {
    const read = await context.data.publicProfile(params.slug)
    if (!read) throw notFound()
    return read
  },
  head: ({ loaderData, match }) =>
    loaderData ? profileHead(loaderData.profile, match.context.brand, match.context.origin) : {},
  component: PublicProfile,
  notFoundComponent: UnknownProfileScreen,
})

function PublicProfile() {
  const { profile } = Route.useLoaderData()
  const { environment, origin } = Route.useRouteContext()
  return <PublicProfileScreen profile={profile} environment={environment} origin={origin} />
}
