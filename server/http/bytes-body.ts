import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Bytes } from '#src/contract/endpoint.ts'

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
    scope.route({ ...route, bodyLimit: most })
  })
}
