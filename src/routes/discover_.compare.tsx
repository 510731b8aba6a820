import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { hiddenHead } from '../lib/hidden-head.ts'

const part = () => import('../features/compare/compare-page.tsx')

/**
 * Suppliers side by side (DSC-4). All that reads the address comes with the screen: every first visit carries what
 * stands here.
 */
export const Route = createFileRoute('/discover_/compare')({
  loaderDeps: ({ search }) => search,
  loader: async (of) => (await part()).loadCompared(of),
  head: ({ match: { context } }) => hiddenHead(context, context.texts.t('compare.title')),
  component: lazyRouteComponent(part, 'ComparePage'),
})
