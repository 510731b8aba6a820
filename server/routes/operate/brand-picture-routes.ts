import type { FastifyInstance } from 'fastify'
import { operateBrandEndpoints } from '#src/contract/endpoints/operate-brands.ts'
import { keptName } from '../../brand-pictures/kept-name.ts'
import { makePicture } from '../../brand-pictures/make-picture.ts'
import { createOnceCache, entryBytes } from '../../http/once-cache.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { requireWithin } from '../../policies/operator.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { refusedBrand } from './brand-problems.ts'

const types = { png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' } as const

/** Bytes of pictures in the cache: those of some dozen brands. */
const cachedBytes = 8_000_000
/** Milliseconds that a picture is cached; its name never means another one. */
const cachedFor = 3_600_000

/**
 * Pictures of brands: editors bring them, anybody sees them (OPR-4).
 * @param limits by which a picture counts that is read from the database
 */
export function brandPictureRoutes(
  app: FastifyInstance,
  { router, store }: RouteDependencies,
  limits: Pick<RateLimits, 'ofAddress'>,
): void {
  const pictures = createOnceCache<Buffer>({
    most: cachedBytes,
    sizeOf: (content) => content.length + entryBytes,
    ttl: cachedFor,
  })
  async function read(brand: string, file: string): Promise<{ value: Buffer }> {
    const value = await store.brandStates.picture(brand, file)
    // Not cached: it may be uploaded a moment later.
    if (!value) throw problem(404, 'problems.not-found.address')
    return { value }
  }

  router.operators(
    operateBrandEndpoints.uploadBrandPicture,
    async ({ scope, params: { id }, query, bytes }) => {
      requireWithin(scope, id)
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
    async (request, reply) => {
      const { brand, file } = request.params
      const key = `${brand}/${file}`
      if (!pictures.has(key)) await limits.ofAddress(false, { request, reply })
      const content = await pictures(key, () => read(brand, file))
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
