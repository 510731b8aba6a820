import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { openHead } from '../lib/open-head.ts'

const part = () => import('../features/badge-guide/badge-guide-page.tsx')

/** badge.guide: all that reads the address comes with the screen, because every first visit carries what stands here. */
export const Route = createFileRoute('/badge')({
  loaderDeps: ({ search: { organisation } }: { search: { organisation?: unknown } }) => ({
    organisation,
  }),
  loader: async (of) => (await part()).loadGuide(of),
  head: ({ match: { context } }) =>
    openHead(
      context,
      '/badge',
      context.texts.t('badge-guide.head.pageTitle'),
      import.meta.env.SSR ? context.texts.t('badge-guide.head.description') : undefined,
    ),
  component: lazyRouteComponent(part, 'BadgeGuidePage'),
})
