import { createFileRoute, useRouter } from '@tanstack/react-router'
import { requireGuest } from '../auth/guards.ts'
import { GuestBenefitsScreen } from '../features/benefits/guest/guest-benefits-screen.tsx'
import { logFailure } from '../lib/log-failure.ts'
import { openHead } from '../lib/open-head.ts'

/** app.benefits, for guests. */
export const Route = createFileRoute('/benefits')({
  beforeLoad: ({ context: { session } }) => requireGuest(session),
  loader: ({ context: { data } }) =>
    data.portal.offers().catch((error: unknown) => {
      logFailure('The offers could not be loaded.', error)
      return null
    }),
  head: ({ match: { context } }) =>
    openHead(
      context,
      '/benefits',
      context.texts.t('benefits.head.title'),
      import.meta.env.SSR ? context.texts.t('benefits.head.guestLead') : undefined,
    ),
  component: Benefits,
})

function Benefits() {
  const router = useRouter()
  return (
    <GuestBenefitsScreen offers={Route.useLoaderData()} onRetry={() => void router.invalidate()} />
  )
}
