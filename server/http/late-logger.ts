import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

type Given = Parameters<FastifyBaseLogger['child']>
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/**
 * The log of one request, whose lines carry its id. Pino's child logger is created with the first line:
 * creating it takes a tenth of a request that is answered from memory, since each binding is redacted,
 * and few requests log anything besides the line of request-log.ts.
 */
class LateLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #given: Given
  #created: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, given: Given) {
    this.#parent = parent
    this.#given = given
  }

  get level(): string {
    return this.#parent.level
  }

  child(...given: Given): FastifyBaseLogger {
    return this.#child().child(...given)
  }

  fatal(...line: unknown[]): void {
    this.#write('fatal', line)
  }

  error(...line: unknown[]): void {
    this.#write('error', line)
  }

  warn(...line: unknown[]): void {
    this.#write('warn', line)
  }

  info(...line: unknown[]): void {
    this.#write('info', line)
  }

  debug(...line: unknown[]): void {
    this.#write('debug', line)
  }

  trace(...line: unknown[]): void {
    this.#write('trace', line)
  }

  silent(...line: unknown[]): void {
    this.#write('silent', line)
  }

  #child(): FastifyBaseLogger {
    return (this.#created ??= this.#parent.child(...this.#given))
  }

  #write(level: Level, line: unknown[]): void {
    Reflect.apply(this.#child()[level], this.#created, line)
  }
}

/**
 * For Fastify's option of this name.
 * @param given bindings and options of the child
 */
export const childLoggerFactory: FastifyInstance['childLoggerFactory'] = (logger, ...given) =>
  new LateLogger(logger, [given[0], given[1]])
