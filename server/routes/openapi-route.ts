import type { FastifyInstance } from 'fastify'
import { endpoints } from '#src/contract/endpoints.ts'
import { createFixedAnswer } from '../http/json-answer.ts'
import { describeApi } from '../http/openapi.ts'
import { version } from '../version.ts'

/** `GET /api/openapi.json`, made from the same table that the routes are. */
export function openapiRoute(app: FastifyInstance): void {
  const answer = createFixedAnswer(() => describeApi(endpoints, version))
  app.get('/api/openapi.json', (request, reply) => answer(request, reply))
}
