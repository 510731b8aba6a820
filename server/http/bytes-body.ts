import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Bytes } from '#src/contract/endpoint.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { problem } from '../texts/problem.ts'

/** Registers a route whose body is a file: its bytes are handed on as they came. */
export function takeBytes(
  app: FastifyInstance,
  { types, most }: Bytes,
  route: Pick<RouteOptions, 'method' | 'url' | 'handler'>,
): void {
  // A scope of its own, so that only this route takes these types.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      [...types],
      { parseAs: 'buffer', bodyLimit: most },
      async (_request: unknown, body: Buffer) => body,
    )
    // Without it the refusal would speak of JSON.
    scope.addContentTypeParser('*', () => Promise.reject(wrongType(types)))
    scope.route({ ...route, bodyLimit: most })
  })
}

function wrongType(types: readonly string[]): ProblemError {
  return problem(415, 'problems.unsupported-type.types', {
    field: 'content-type',
    params: { types: types.join(', ') },
  })
}
