import { getRouteApi, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '#src/auth/use-user.ts'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import { useUnsentForms } from '#src/data/use-unsent-forms.ts'
import { Container } from '#src/ui/container.tsx'
import { BuyingContext } from './buying-context.ts'
import { BuyingFrame } from './buying-frame.tsx'
import { Invitations } from './invitations.tsx'
import { VendorsScreen } from './vendors/vendors-screen.tsx'
import { ObjectivesScreen } from './objectives/objectives-screen.tsx'
import { ShortlistScreen } from './lists/shortlist-screen.tsx'
import { ShortlistsScreen } from './lists/shortlists-screen.tsx'
import { type BuyingPart, isBuyingPart } from './parts.ts'
import { SearchesScreen } from './searches/searches-screen.tsx'
import { RequestsScreen } from './requests/requests-screen.tsx'
import { TeamScreen } from './team/team-screen.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

// The part that comes for buyers has this besides: each part costs every first visit its name.
export { BuyerFits } from './fits/buyer-fits.tsx'
export { loadOwn } from './load-own.ts'

const route = getRouteApi('/buying/{-$part}')

/** The pages of a buyer, with the welcome in their place where whoever is signed in belongs to none. */
export function BuyingPages() {
  const { buyers, own, buyer } = route.useLoaderData()
  const search: { list?: unknown } = route.useSearch()
  const { list } = search
  const { part } = route.useParams()
  const router = useRouter()
  const userId = useUser()?.id ?? null
  const forms = useUnsentForms(userId)
  const readAgain = () => void router.invalidate()
  const show = async (slug: string, page?: string) => {
    await router.navigate({
      to: '/buying/{-$part}',
      params: { part: page },
      search: { buyer: slug } as never,
    })
    readAgain()
  }
  const invited = {
    ...{ buyers, invitations: own.invitations, onChanged: readAgain },
    onJoined: (joined: Buyer) => void show(joined.slug),
  }
  if (!buyer)
    return (
      <Container>
        <WelcomeScreen {...invited} forms={forms} />
      </Container>
    )
  const pages: Readonly<Record<BuyingPart, ReactNode>> = {
    shortlists:
      typeof list === 'string' ? (
        <ShortlistScreen key={list} id={list} userId={userId ?? ''} />
      ) : (
        <ShortlistsScreen key={buyer.slug} userId={userId ?? ''} />
      ),
    searches: <SearchesScreen key={buyer.slug} />,
    vendors: <VendorsScreen key={buyer.slug} />,
    requests: <RequestsScreen key={buyer.slug} />,
    members: (
      <TeamScreen
        key={buyer.slug}
        onRenamed={readAgain}
        onCreated={(created) => void show(created.slug)}
        onGone={() => {
          // What was read as a member is not shown again.
          router.clearCache()
          void router.navigate({ to: '/buying/{-$part}', params: { part: undefined } })
        }}
      />
    ),
  }
  return (
    <BuyingContext value={{ buyers, buyer, forms }}>
      <BuyingFrame buyer={buyer} all={own.results} onSwitch={(slug) => void show(slug, part)}>
        <Invitations {...invited} />
        {part && isBuyingPart(part) ? pages[part] : <ObjectivesScreen key={buyer.slug} />}
      </BuyingFrame>
    </BuyingContext>
  )
}
