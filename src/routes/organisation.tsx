import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { requireUser } from '../auth/guards.ts'
import { BadgeDialog } from '../features/badge-dialog/badge-dialog.tsx'
import { currentSlug } from '../features/manage/current-organisation.ts'
import { manageHead } from '../features/manage/head.ts'
import { ManageScreen } from '../features/manage/manage-screen.tsx'
import { useFormKey } from '../features/manage/use-form-key.ts'
import { JoinRequestsBanner } from '../features/members/join-requests-banner.tsx'
import { useWaitingClaims } from '../features/members/use-waiting-claims.ts'
import { ProfileForm } from '../features/profile-form/profile-form.tsx'
import { ShareDialog } from '../features/share/share-dialog.tsx'
import { organisationSearch } from '../lib/organisation-search.ts'

/** organization.manage; `organisation` is the slug that the switcher chose. */
export const Route = createFileRoute('/organisation')({
  ssr: false,
  validateSearch: organisationSearch,
  beforeLoad: async ({ context, location }) => {
    await requireUser(context.session, location)
  },
  loaderDeps: ({ search }) => ({ wanted: search.organisation }),
  loader: async ({ context: { data }, deps }) => {
    const memberships = await data.memberships()
    const slug = currentSlug(memberships, deps.wanted, data.rememberedSlug())
    if (!slug) throw redirect({ to: '/register/organisation' })
    const [details, credentials, attributes] = await Promise.all([
      data.organisation(slug),
      data.credentials(),
      data.attributes(),
    ])
    if (details.status === 'PENDING') throw redirect({ to: '/register/organisation' })
    data.rememberSlug(slug)
    return { memberships, details, credentials, attributes }
  },
  head: ({ match }) => manageHead(match.context.brand),
  component: Manage,
})

function Manage() {
  const { memberships, details, credentials, attributes } = Route.useLoaderData()
  const { environment, origin } = Route.useRouteContext()
  const router = useRouter()
  const navigate = Route.useNavigate()
  const form = useFormKey(details.slug)
  const waiting = useWaitingClaims(details.slug, memberships)
  return (
    <ManageScreen
      memberships={memberships}
      details={details}
      poweredBy={environment.poweredBy}
      waiting={waiting}
      notice={<JoinRequestsBanner slug={details.slug} waiting={waiting} />}
      onSwitch={(organisation) => void navigate({ search: { organisation } })}
      renderShareDialog={(dialog) => (
        <ShareDialog {...dialog} organisation={details} origin={origin} />
      )}
      renderBadgeDialog={(dialog) => (
        <BadgeDialog {...dialog} organisation={details} environment={environment} origin={origin} />
      )}
    >
      {({ onSaved }) => (
        <ProfileForm
          key={form.key}
          details={details}
          credentials={credentials}
          attributes={attributes}
          onSaved={(saved) => {
            form.rename(saved.slug)
            onSaved()
            void router.invalidate()
          }}
        />
      )}
    </ManageScreen>
  )
}
