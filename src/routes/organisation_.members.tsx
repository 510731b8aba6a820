import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { requireUser } from '../auth/guards.ts'
import { untilSignedOut } from '../auth/until-signed-out.ts'
import { membershipStatus } from '../contract/membership-status.ts'
import { wholeData } from '../data/data-context.ts'
import type { Data } from '../data/data.ts'
import { currentSlug } from '../features/manage/current-organisation.ts'
import { ManageFrame } from '../features/manage/manage-frame.tsx'
import { MembersScreen } from '../features/members/members-screen.tsx'
import { useMembers } from '../features/members/use-members.ts'
import { hiddenHead } from '../lib/hidden-head.ts'
import { organisationSearch } from '../lib/organisation-search.ts'

/** organization.members; mails about claims link here, also those to the operator, who is no member. */
export const Route = createFileRoute('/organisation_/members')({
  ssr: false,
  validateSearch: organisationSearch,
  beforeLoad: async ({ context, location }) => {
    await requireUser(context.session, location)
  },
  loaderDeps: ({ search }) => ({ wanted: search.organisation }),
  loader: ({ context: { data, session }, deps }) =>
    untilSignedOut(session, loadMembers(wholeData(data), deps.wanted)),
  head: ({ match: { context } }) => hiddenHead(context, context.texts.t('members.head.title')),
  component: Members,
})

async function loadMembers(data: Data, wanted: string | undefined) {
  const memberships = await data.profile.memberships()
  const slug = wanted ?? currentSlug(memberships, data.profile.rememberedSlug())
  if (!slug) throw redirect({ to: '/register/organisation' })
  const own = memberships.find((one) => one.organisation.slug === slug)
  if (own && membershipStatus(own) === 'PENDING') throw redirect({ to: '/register/organisation' })
  if (own) data.profile.rememberSlug(slug)
  if (own) {
    // Only for the locked entry of the navigation; the list itself reports its failure.
    const details = await data.offline.withinPatience(data.profile.organisation(slug), null)
    return { organisation: own.organisation, shareable: details?.shareable ?? false }
  }
  // Of one that is suspended, or when nothing answers, only the name stays unknown.
  const known = await data.offline.withinPatience(data.profile.publicProfile(slug), undefined)
  if (known === null) throw notFound()
  return {
    organisation: { slug, name: known?.profile.name ?? slug },
    shareable: known?.profile.shareable ?? false,
  }
}

function Members() {
  const { organisation, shareable } = Route.useLoaderData()
  const { environment } = Route.useRouteContext()
  const router = useRouter()
  const members = useMembers(organisation.slug)
  const { list } = members
  const waiting = list.state === 'ready' ? list.value.claims.length : 0
  useEffect(() => {
    // The manage page says how many ask to join: it must not show what it read before.
    router.clearCache({ filter: ({ routeId }) => routeId === '/organisation' })
  }, [router, waiting])
  return (
    <ManageFrame
      page="members"
      organisation={organisation}
      shareable={shareable}
      waiting={waiting}
      poweredBy={environment.poweredBy}
    >
      <MembersScreen
        key={organisation.slug}
        organisation={organisation}
        members={members}
        onLeft={() => {
          // What was read as a member is not shown again.
          router.clearCache()
          void router.navigate({ to: '/organisation' })
        }}
      />
    </ManageFrame>
  )
}
