import { getRouteApi, notFound, redirect, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { requireUser } from '../auth/guards.ts'
import type { Session } from '../auth/session.ts'
import { untilSignedOut } from '../auth/until-signed-out.ts'
import { membershipStatus } from '../contract/membership-status.ts'
import { useData, wholeData } from '../data/data-context.ts'
import type { Data, OpenData } from '../data/data.ts'
import { openSupplierRequests } from '../data/supplier-requests-data.ts'
import { currentSlug } from '../features/manage/current-organisation.ts'
import { ManageFrame } from '../features/manage/manage-frame.tsx'
import { MembersScreen } from '../features/members/members-screen.tsx'
import { useMembers } from '../features/members/use-members.ts'
import { RequestsScreen } from '../features/requests/requests-screen.tsx'
import { countsOf, useReceived } from '../features/requests/use-received.ts'

/** What a route is handed. */
type Of = {
  context: { data: OpenData; session: Session }
  deps: { organisation?: string | undefined }
  location: { href: string }
}

/**
 * What the pages about one organisation are loaded with, beside its profile; their guard comes with them, since every
 * first visit carries what stands in the files of the routes.
 * @throws what the router answers by the way to sign in, to register, or a page that is not there
 */
export async function loadOwnOrganisation({ context: { data, session }, deps, location }: Of) {
  await requireUser(session, location)
  return untilSignedOut(session, load(wholeData(data), deps.organisation))
}

async function load(data: Data, wanted: string | undefined) {
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

const membersRoute = getRouteApi('/organisation_/members')

/** Who works on an organisation. */
export function Members() {
  const { organisation, shareable } = membersRoute.useLoaderData()
  const { environment } = membersRoute.useRouteContext()
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

const requestsRoute = getRouteApi('/organisation_/requests')

/** What buyers ask an organisation for. */
export function Requests() {
  const { organisation, shareable } = requestsRoute.useLoaderData()
  const { environment } = requestsRoute.useRouteContext()
  const data = useData()
  const { slug } = organisation
  const requests = useMemo(() => openSupplierRequests(data, slug), [data, slug])
  const received = useReceived(slug, requests)
  return (
    <ManageFrame
      page="requests"
      organisation={organisation}
      shareable={shareable}
      waiting={0}
      requests={countsOf(received)}
      poweredBy={environment.poweredBy}
    >
      <RequestsScreen key={slug} {...{ organisation, requests, received }} />
    </ManageFrame>
  )
}
