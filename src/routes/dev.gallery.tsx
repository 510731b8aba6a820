import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { page } from '../features/gallery/head-copy.ts'
import { hiddenHead } from '../lib/hidden-head.ts'

const part = () => import('../features/gallery/gallery-page.tsx')

/**
 * The visual language of the product, for its developers; only where there is demo data. All else about it comes with
 * its screen: every first visit carries what stands here.
 */
export const Route = createFileRoute('/dev/gallery')({
  staticData: { frame: 'none', isDemoOnly: true },
  loader: async (of) => (await part()).loadGallery(of),
  // Another brand in the query changes only the look: what the loader has read stays valid.
  staleTime: Infinity,
  head: ({ match: { context } }) => hiddenHead(context, page),
  component: lazyRouteComponent(part, 'GalleryPage'),
})
