import { createServer, type Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { MetricsConfig } from '../config-metrics.ts'
import { StartupError } from '../startup-error.ts'

/** The type of Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
const contentType = 'text/plain; version=0.0.4; charset=utf-8'

type Options = {
  config: MetricsConfig
  text: () => Promise<string>
  log: FastifyBaseLogger
}

/**
 * Answers `GET /metrics` on a port of its own, so that they are not public by accident.
 * @throws StartupError when the port cannot be had
 */
export async function serveMetrics({ config, text, log }: Options): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('cache-control', 'no-store')
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      (err: unknown) => {
        log.error({ err }, 'the metrics could not be collected')
        response.writeHead(503).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => {
      reject(new StartupError(`METRICS_PORT ${config.port} cannot be used: ${message}.`))
    })
    server.listen(config.port, config.host, resolve)
  })
  return server.unref()
}
