import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { hiddenHead } from '../lib/hidden-head.ts'

const part = () => import('../features/buying/buying-pages.tsx')

/**
 * The pages of buyers, `/buying` and `/buying/members` (DSC-3). One route, whose guard comes with its screens: every
 * first visit carries what stands here.
 */
export const Route = createFileRoute('/buying/{-$part}')({
  ssr: false,
  loader: async (of) => (await part()).loadOwn(of),
  head: ({ match: { context } }) => hiddenHead(context, context.texts.t('frame.buying')),
  component: lazyRouteComponent(part, 'BuyingPages'),
})
