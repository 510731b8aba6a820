import type { FastifyInstance } from 'fastify'
import { operateBrandEndpoints } from '#src/contract/endpoints/operate-brands.ts'
import { keptName } from '../../brand-pictures/kept-name.ts'
import { makePicture } from '../../brand-pictures/make-picture.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { refusedBrand, requireBrand } from './brand-problems.ts'

const types = { png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' } as const

/** Pictures of brands: editors bring them, anybody sees them (OPR-4). */
export function brandPictureRoutes(
  app: FastifyInstance,
  { router, store }: RouteDependencies,
): void {
  router.operators(
    operateBrandEndpoints.uploadBrandPicture,
    async ({ scope, params: { id }, query, bytes }) => {
      requireBrand(scope, id)
      const { published, draft } = await store.brandStates.record(id)
      if (!published && !draft) throw problem(404, 'problems.unknown-brand.id')
      const field = `/brand/brandImages/${query.kind}`
      if (bytes.length === 0) throw problem(422, 'problems.invalid.empty-file', { field })
      const made = await makePicture(bytes, query.kind)
      if ('refused' in made) throw problem(422, `problems.unfit-picture.${made.refused}`, { field })
      const { content, width, height, ending } = made
      const address = await store.brandStates
        .keepPicture(id, { content, ending }, Date.now())
        .catch(refusedBrand)
      const data = { address, width, height, type: types[ending], size: content.length }
      return { data }
    },
  )

  // Every process has them at once: they lie in the database. Other names are those of files (static-files.ts).
  app.get<{ Params: { brand: string; file: string } }>(
    `/brands/:brand/:file(${keptName.source})`,
    async ({ params: { brand, file } }, reply) => {
      const content = await store.brandStates.picture(brand, file)
      if (!content) throw problem(404, 'problems.not-found.address')
      const ending = file.slice(file.lastIndexOf('.') + 1) as keyof typeof types
      return reply
        .headers({
          // Another content has another name.
          'cache-control': 'public, max-age=31536000, immutable',
          // Opened by itself a drawing is a document.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .type(types[ending])
        .send(content)
    },
  )
}
