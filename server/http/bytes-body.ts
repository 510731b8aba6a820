import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Bytes } from '#src/contract/endpoint.ts'
import { ProblemError } from '#src/contract/problem.ts'

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
  return new ProblemError({
    status: 415,
    code: 'unsupported-type',
    field: 'content-type',
    message: `The body must be sent as ${types.join(', ')}.`,
  })
}
