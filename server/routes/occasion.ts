import type { FastifyRequest } from 'fastify'
import type { Occasion } from '../store/events/event.ts'
import type { RouteDependencies } from './dependencies.ts'
import { createPortalSite } from './portal-site.ts'

/**
 * Where and in which language a request does something, for the letters about it.
 * @returns a function that gives null where no letter may be sent: no host is known that its links could lead to
 */
export function createOccasions(
  dependencies: Pick<RouteDependencies, 'config' | 'store' | 'log'>,
): (request: FastifyRequest) => Promise<Occasion | null> {
  const siteOf = createPortalSite(dependencies)
  return async (request) => {
    try {
      const { origin, texts } = await siteOf(request)
      return { origin, language: texts.language }
    } catch (error) {
      dependencies.log.warn({ err: error }, 'nobody can be told by mail')
      return null
    }
  }
}
