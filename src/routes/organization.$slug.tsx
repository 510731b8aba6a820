import {
  createFileRoute,
  type ErrorComponentProps,
  notFound,
  redirect,
} from '@tanstack/react-router'
import { problemText } from '../i18n/problem-text.ts'
import { useText, useTexts } from '../i18n/text-context.ts'
import { ProblemError } from '../contract/problem.ts'
import { profileHead } from '../features/public-profile/head.ts'
import { DocumentFrame } from '../features/public-profile/document-frame.tsx'
import { PublicProfileScreen } from '../features/public-profile/public-profile-screen.tsx'
import {
  SuspendedProfileScreen,
  UnknownProfileScreen,
} from '../features/public-profile/no-profile-screen.tsx'
import { ErrorScreen } from '../features/site-frame/error-screen.tsx'
import { PendingScreen } from '../features/site-frame/pending-screen.tsx'

/** organization.view */
export const Route = createFileRoute('/organization/$slug')({
  staticData: { frame: 'none' },
  loader: async ({ context, params, location }) => {
    // As it was on a day (TRU-4), which is a page of its own.
    const { asOf } = location.search as { asOf?: string }
    if (asOf)
      throw redirect({
        to: '/organization/$slug/history/{-$day}',
        params: { ...params, day: asOf },
      })
    const read = await context.data.profile.publicProfile(params.slug)
    if (!read) throw notFound()
    // A rename leaves the old slug as a redirect, so that links and bookmarks get the new address.
    const { slug } = read.profile
    if (slug !== params.slug) {
      throw redirect({ to: '/organization/$slug', params: { slug }, statusCode: 301 })
    }
    return read
  },
  head: ({ loaderData, match }) =>
    profileHead(
      match.context.texts.t,
      loaderData?.profile ?? null,
      match.context.brand,
      match.context,
    ),
  component: PublicProfile,
  pendingComponent: LoadingProfile,
  notFoundComponent: UnknownProfile,
  errorComponent: ProfileError,
})

// PUB-8
function LoadingProfile() {
  const t = useText()
  return (
    <main id="main">
      <PendingScreen label={t('profile.loading')} />
    </main>
  )
}

function PublicProfile() {
  const { profile, storedAt } = Route.useLoaderData()
  const { userFrame: parts } = Route.useRouteContext()
  const own = parts && <parts.BuyerFits slug={profile.slug} name={profile.name} />
  return <PublicProfileScreen {...{ profile, storedAt, own }} {...useFrame()} />
}

function UnknownProfile() {
  return <UnknownProfileScreen {...useFrame()} />
}

function ProfileError(props: ErrorComponentProps) {
  const texts = useTexts()
  const frame = useFrame()
  if (props.error instanceof ProblemError && props.error.status === 410) {
    return <SuspendedProfileScreen text={problemText(texts, props.error)} {...frame} />
  }
  return (
    <DocumentFrame {...frame} path={null}>
      <ErrorScreen {...props} />
    </DocumentFrame>
  )
}

function useFrame() {
  const { environment, origin } = Route.useRouteContext()
  return { environment, origin }
}
