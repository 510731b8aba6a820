import { messages as consoleMessages } from 'virtual:operate-texts/en'
import { getRouteApi, notFound, rootRouteId } from '@tanstack/react-router'
import type { Environment } from '#src/contract/environment.ts'
import type { OpenData } from '#src/data/data.ts'
import { gallerySearch } from './gallery-search.ts'
import { GalleryScreen } from './gallery-screen.tsx'

/** @throws notFound where there is no demo data */
export function loadGallery({
  context: { data, environment },
}: {
  context: { data: Pick<OpenData, 'portal'>; environment: Environment }
}) {
  if (!environment.demo) throw notFound({ routeId: rootRouteId })
  return data.portal.galleryBrands()
}

const route = getRouteApi('/dev/gallery')

/** `/dev/gallery`: `brand` in the query says in whose look. */
export function GalleryPage() {
  const { environment, origin } = route.useRouteContext()
  const navigate = route.useNavigate()
  return (
    <GalleryScreen
      brands={route.useLoaderData()}
      asked={gallerySearch(route.useSearch()).brand}
      environment={environment}
      origin={origin}
      addConsoleTexts={(texts) => texts.add(consoleMessages)}
      onChoose={(brand) =>
        navigate({ to: '/dev/gallery', search: { brand }, replace: true, resetScroll: false })
      }
    />
  )
}
