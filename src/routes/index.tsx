import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { requireGuest } from '../auth/guards.ts'
import { useReachable } from '../data/use-reachable.ts'
import { AffiliateBanner } from '../features/affiliate/affiliate-banner.tsx'
import { pageHead } from '../lib/page-head.ts'
import { LandingScreen } from '../features/landing/landing-screen.tsx'
import { OnDevice } from '../features/site-frame/on-device.tsx'
import { searchTexts } from '../lib/search-text.ts'

/** app.index; `aff` is the slug of the affiliate who brought the visitor. */
export const Route = createFileRoute('/')({
  validateSearch: (search) => searchTexts(search, 'aff'),
  beforeLoad: async ({ context: { session, data, brand }, search }) => {
    await session.ready()
    // A signed-in user is redirected, after the affiliate that brought them was recorded.
    if (session.state.user && search.aff)
      await data.affiliate.welcomeFrom(search.aff, brand.name, true)
    await requireGuest(session)
  },
  loaderDeps: ({ search }) => ({ aff: search.aff }),
  loader: ({ context: { data, brand }, deps: { aff } }) =>
    // The landing page is there without the banner too.
    aff ? data.affiliate.find(aff, brand.name).catch(() => null) : null,
  // Known by one address in each language, whatever led to it.
  head: ({ match: { context } }) =>
    pageHead(context.texts.t, {
      brand: context.brand.name,
      canonical: `${context.origin + context.base}/`,
    }),
  component: Landing,
})

function Landing() {
  const affiliate = Route.useLoaderData()
  const { aff } = Route.useSearch()
  const isReachable = useReachable()
  const [isOpenedAway] = useState(!isReachable)
  return (
    <>
      {affiliate && <AffiliateBanner affiliate={affiliate} />}
      {/* First on a page that was opened offline; last on any other, where nothing may move. */}
      {isOpenedAway && <OnDevice />}
      <LandingScreen affiliate={aff} />
      {!isOpenedAway && <OnDevice />}
    </>
  )
}
