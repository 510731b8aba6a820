import { createFileRoute, useRouter } from '@tanstack/react-router'
import { requireGuest } from '../auth/guards.ts'
import { GuestBenefitsScreen } from '../features/benefits/guest/guest-benefits-screen.tsx'
import { guestBenefitsHead } from '../features/benefits/guest/head.ts'
import { logFailure } from '../lib/log-failure.ts'

/** app.benefits, for guests. */
export const Route = createFileRoute('/benefits')({
  beforeLoad: ({ context: { session } }) => requireGuest(session),
  loader: ({ context: { data } }) =>
    data.portal.offers().catch((error: unknown) => {
      logFailure('The offers could not be loaded.', error)
      return null
    }),
  head: ({ match }) =>
    guestBenefitsHead(match.context.texts.t, match.context.brand, match.context.origin),
  component: Benefits,
})

function Benefits() {
  const router = useRouter()
  return (
    <GuestBenefitsScreen offers={Route.useLoaderData()} onRetry={() => void router.invalidate()} />
  )
}
