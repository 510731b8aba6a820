import { createFileRoute } from '@tanstack/react-router'
import { trustHead } from '../features/trust-page/head.ts'
import { TrustScreen } from '../features/trust-page/trust-screen.tsx'

/** What the words beside credentials mean (TRU-3). */
export const Route = createFileRoute('/trust')({
  head: ({ match }) => trustHead(match.context.texts.t, match.context.brand, match.context.origin),
  component: TrustScreen,
})
