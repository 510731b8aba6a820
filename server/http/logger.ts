import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config.ts'

/**
 * The log: one JSON object a line. What could name a person is cut out wherever it is logged by
 * accident; requests are logged by route, never by address or query (see request-log.ts).
 * @param destination where the lines go; standard output by default
 */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level: config.logLevel,
    redact: {
      paths: [
        ...['authorization', 'cookie', '"set-cookie"'].flatMap((name) => [
          `*.headers.${name}`,
          `headers.${name}`,
        ]),
        ...['email', 'to', 'password', 'token', 'phoneNumber'].flatMap((name) => [
          name,
          `*.${name}`,
        ]),
      ],
      remove: true,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
