import { messages as consoleMessages } from 'virtual:operate-texts/en'
import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { gallerySearch } from '../features/gallery/gallery-search.ts'
import { GalleryScreen } from '../features/gallery/gallery-screen.tsx'
import { page } from '../features/gallery/head-copy.ts'
import { hiddenHead } from '../lib/hidden-head.ts'

/** The visual language of the product, for its developers; only where there is demo data. */
export const Route = createFileRoute('/dev/gallery')({
  staticData: { frame: 'none', isDemoOnly: true },
  validateSearch: gallerySearch,
  beforeLoad({ context: { environment } }) {
    if (!environment.demo) throw notFound({ routeId: rootRouteId })
  },
  loader: ({ context: { data } }) => data.portal.galleryBrands(),
  // Another brand in the query changes only the look: what the loader has read stays valid.
  staleTime: Infinity,
  head: ({ match: { context } }) => hiddenHead(context, page),
  component: Gallery,
})

function Gallery() {
  const { environment, origin } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <GalleryScreen
      brands={Route.useLoaderData()}
      asked={Route.useSearch().brand}
      environment={environment}
      origin={origin}
      addConsoleTexts={(texts) => texts.add(consoleMessages)}
      onChoose={(brand) => navigate({ search: { brand }, replace: true, resetScroll: false })}
    />
  )
}
