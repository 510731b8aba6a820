import { readOrigin } from './config-values.ts'
import { StartupError } from './startup-error.ts'

/** Whom the portal passes its events to (ANL-1); null where no service is configured. */
export type AnalyticsConfig = {
  product: { key: string; host: string } | null
  tagManager: { id: string; origin: string; origins: string[] } | null
}

/** PostHog's cloud in the European Union: https://posthog.com/docs/api */
const defaultHost = 'https://eu.i.posthog.com'
const defaultTagOrigin = 'https://www.googletagmanager.com'

/** A host-source of a content security policy; nothing in it can end a directive. */
const hostSource = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i

/**
 * Reads who counts what happens in the portal.
 * @throws StartupError naming the setting that cannot be used
 */
export function readAnalytics(env: Readonly<Record<string, string | undefined>>): AnalyticsConfig {
  return { product: readProduct(env), tagManager: readTagManager(env) }
}

/** Origins that pages talk to, and those among them whose scripts they run. */
export function analyticsOrigins({ product, tagManager }: AnalyticsConfig): {
  connect: string[]
  script: string[]
} {
  const script = tagManager ? [tagManager.origin, ...tagManager.origins] : []
  return { connect: [...(product ? [product.host] : []), ...script], script }
}

function readProduct(env: Readonly<Record<string, string | undefined>>) {
  const key = readName('POSTHOG_KEY', env['POSTHOG_KEY'])
  if (!key) return null
  return { key, host: readOrigin('POSTHOG_HOST', env['POSTHOG_HOST']) ?? defaultHost }
}

function readTagManager(env: Readonly<Record<string, string | undefined>>) {
  const id = readName('TAG_MANAGER_ID', env['TAG_MANAGER_ID'])
  if (!id) return null
  return {
    id,
    origin: readOrigin('TAG_MANAGER_URL', env['TAG_MANAGER_URL']) ?? defaultTagOrigin,
    origins: readHostSources(env['TAG_MANAGER_ORIGINS']),
  }
}

/** Both are words of letters and digits, such as `phc_a1B2` and `GTM-ABC123`. */
function readName(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (/^[\w-]{1,100}$/.test(value)) return value
  throw new StartupError(`${name} must consist of letters, digits, - and _, not '${value}'.`)
}

function readHostSources(value = ''): string[] {
  const sources = value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const wrong = sources.find((one) => !hostSource.test(one))
  if (wrong === undefined) return sources
  throw new StartupError(
    `TAG_MANAGER_ORIGINS must be origins such as https://*.example.com, not '${wrong}'.`,
  )
}
