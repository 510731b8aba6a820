import { createFileRoute } from '@tanstack/react-router'
import { requireGuest } from '../auth/guards.ts'
import { landingHead } from '../features/landing/head.ts'
import { LandingScreen } from '../features/landing/landing-screen.tsx'

/** app.index */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => requireGuest(context.session),
  head: ({ match }) => landingHead(match.context.brand, match.context.origin),
  component: LandingScreen,
})
