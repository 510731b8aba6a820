import { readPort } from './config-values.ts'

/** Where Prometheus finds the metrics. */
export type MetricsConfig = { host: string; port: number }

/** Null where they are off: nothing is counted then. */
export function readMetrics(env: Record<string, string | undefined>): MetricsConfig | null {
  const port = env['METRICS_PORT']
  if (!port) return null
  return { host: env['METRICS_HOST'] || '127.0.0.1', port: readPort('METRICS_PORT', port) }
}
