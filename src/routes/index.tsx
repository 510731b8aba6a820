import { createFileRoute } from '@tanstack/react-router'
import { requireGuest } from '../auth/guards.ts'
import { LandingScreen } from '../features/landing/landing-screen.tsx'

/** app.index */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => requireGuest(context.session),
  component: LandingScreen,
})
