import { type AnalyticsConfig, readAnalytics } from './config-analytics.ts'
import { type ApiConfig, readApi } from './config-api.ts'
import { type GeocoderConfig, readGeocoder } from './config-geocoder.ts'
import { type MetricsConfig, readMetrics } from './config-metrics.ts'
import {
  type Link,
  readDatabaseUrl,
  readLanguages,
  readLink,
  readLogLevel,
  readOrigin,
  readNumber,
  readMailbox,
  readPort,
  readMode,
  readProxies,
  readSender,
  readSharedSecret,
  readSmtpUrl,
  readSocial,
  readSwitch,
} from './config-values.ts'
import type { Language } from '../src/i18n/languages.ts'
import { dataFolder } from './data-folder.ts'
import { StartupError } from './startup-error.ts'

/** What a token says where a claim has a value, or a value among others. */
export type TokenClaim = { name: string; value: string }

export type IdentityConfig =
  | { mode: 'embedded' }
  | {
      mode: 'b2c'
      tenantName: string
      tenantId: string
      clientId: string
      host: string
      loginPolicy: string
      registerPolicy: string
      passwordResetPolicy: string
      secondFactor: TokenClaim
    }

/** What an installation can be told from outside; docs/configuration.md describes each setting. */
export type Config = {
  host: string
  port: number
  /** Server processes on that port. */
  workers: number
  /** Where the metrics are; null: nowhere. */
  metrics: MetricsConfig | null
  dataDir: string
  databaseUrl: string | null
  /** A replica of that database, for reads that may be a moment old; null: there is none. */
  replicaUrl: string | null
  demo: boolean
  /** Generated suppliers of the demo data; 0: none. */
  demoSuppliers: number
  production: boolean
  /** NODE_ENV is `development`: Vite transforms the portal while one works on it. */
  development: boolean
  /** Origin under which the outside sees the portal; null: taken from each request's host. */
  publicUrl: string | null
  /** Addresses of the reverse proxies in front, whose forwarding headers may be believed. */
  trustedProxies: string[]
  smtpUrl: string | null
  mailFrom: string
  /** The address that is told of each claim on a partner benefit; null: claims are only stored. */
  benefitClaimsTo: string | null
  /** What the form service signs its webhooks with; null: they are not taken. */
  questionnaireWebhookSecret: string | null
  /** The API that browsers call; the embedded one answers in any case. */
  api: ApiConfig
  analytics: AnalyticsConfig
  identity: IdentityConfig
  links: { terms: string; privacy: string; reportIssue: string; social: Link[]; poweredBy: Link }
  /** Where addresses are searched for; null: in the embedded list of places only. */
  geocoder: GeocoderConfig | null
  /** Whether browsers may store the portal for the time without a network; off removes what they have. */
  serviceWorker: boolean
  /** Megabytes of finished pages in the data folder; 0: none. */
  storedPagesMegabytes: number
  /** Of one core, for making those pages before somebody asks; 0: none is made ahead. */
  pagesAheadPercent: number
  /** Seconds that caches in front of the portal may hold public answers of suppliers; 0: not at all. */
  sharedCacheSeconds: number
  /** In which pages are offered; the others are in English. */
  languages: Language[]
  logLevel: string
  /** Calls of one account or address in a minute; 0: as many as they like. */
  rateLimitPerMinute: number
  /** Requests that one process answers at a time; what comes on top is turned away; 0: any number. */
  maxRequests: number
  /** Milliseconds that the event loop may be late before callers are turned away; 0: never. */
  maxEventLoopDelay: number
}

type Environment = Record<string, string | undefined>

/**
 * Reads the configuration from environment variables.
 * @param env usually `process.env`
 * @throws StartupError naming the variable that cannot be used
 */
export function readConfig(env: Environment): Config {
  const mode = readMode(env['NODE_ENV'])
  const production = mode === 'production'
  const host = env['HOST'] || 'localhost'
  const demo = readDemo(env['DEMO'], production, host)
  const demoSuppliers = readNumber('DEMO_SUPPLIERS', env['DEMO_SUPPLIERS'], 2_000, {
    most: 100_000,
  })
  return {
    host,
    port: readPort('PORT', env['PORT'] || '4310'),
    workers: readNumber('WORKERS', env['WORKERS'], 1, { least: 1, most: 64 }),
    metrics: readMetrics(env),
    dataDir: dataFolder(env),
    databaseUrl: readDatabaseUrl('DATABASE_URL', env['DATABASE_URL']),
    replicaUrl: readReplicaUrl(env),
    demo,
    demoSuppliers: demo ? demoSuppliers : 0,
    production,
    development: mode === 'development',
    publicUrl: readOrigin('PUBLIC_URL', env['PUBLIC_URL']),
    trustedProxies: readProxies(env['TRUSTED_PROXIES']),
    smtpUrl: readSmtpUrl(env['SMTP_URL']),
    mailFrom: readSender('MAIL_FROM', env['MAIL_FROM'], 'Credence <no-reply@credence.example>'),
    benefitClaimsTo: readMailbox('BENEFIT_CLAIMS_TO', env['BENEFIT_CLAIMS_TO']),
    questionnaireWebhookSecret: readSharedSecret(
      'QUESTIONNAIRE_WEBHOOK_SECRET',
      env['QUESTIONNAIRE_WEBHOOK_SECRET'],
    ),
    api: readApi(env),
    analytics: readAnalytics(env),
    identity: readIdentity(env),
    links: {
      terms: readLink('TERMS_URL', env['TERMS_URL'], 'https://credence.example/terms.pdf'),
      privacy: readLink('PRIVACY_URL', env['PRIVACY_URL'], 'https://credence.example/privacy.pdf'),
      reportIssue: readLink(
        'REPORT_ISSUE_URL',
        env['REPORT_ISSUE_URL'],
        'mailto:support@credence.example',
      ),
      social: readSocial(env['SOCIAL_LINKS']),
      poweredBy: {
        label: 'Credence',
        url: readLink('POWERED_BY_URL', env['POWERED_BY_URL'], 'https://credence.example/'),
      },
    },
    geocoder: readGeocoder(env),
    serviceWorker: readSwitch('SERVICE_WORKER', env['SERVICE_WORKER'], true),
    storedPagesMegabytes: readNumber('STORED_PAGES_MB', env['STORED_PAGES_MB'], 1_000),
    pagesAheadPercent: readNumber('PAGES_AHEAD_PERCENT', env['PAGES_AHEAD_PERCENT'], 10, {
      most: 100,
    }),
    sharedCacheSeconds: readNumber('SHARED_CACHE_SECONDS', env['SHARED_CACHE_SECONDS'], 0, {
      most: 86_400,
    }),
    languages: readLanguages(env['LANGUAGES']),
    logLevel: readLogLevel(env['LOG_LEVEL'], production ? 'info' : 'warn'),
    rateLimitPerMinute: readNumber('RATE_LIMIT_PER_MINUTE', env['RATE_LIMIT_PER_MINUTE'], 1_200),
    maxRequests: readNumber('MAX_REQUESTS', env['MAX_REQUESTS'], 300),
    maxEventLoopDelay: readNumber('MAX_EVENT_LOOP_DELAY', env['MAX_EVENT_LOOP_DELAY'], 2_000),
  }
}

/** Only PostgreSQL has replicas. */
function readReplicaUrl(env: Environment): string | null {
  const url = readDatabaseUrl('DATABASE_REPLICA_URL', env['DATABASE_REPLICA_URL'])
  if (url === null || env['DATABASE_URL']) return url
  throw new StartupError(
    'DATABASE_REPLICA_URL is for a replica of a PostgreSQL database: set DATABASE_URL to its primary, or leave both out.',
  )
}

/** Demo data by default only where no other machine can reach it (API-7). */
function readDemo(value: string | undefined, production: boolean, host: string): boolean {
  const isPrivate = !production && ['localhost', '127.0.0.1', '::1'].includes(host)
  return readSwitch('DEMO', value, isPrivate)
}

function readIdentity(env: Environment): IdentityConfig {
  const tenantName = env['B2C_TENANT_NAME']
  if (!tenantName) return { mode: 'embedded' }
  const required = (name: string): string => {
    const value = env[name]
    if (!value) throw new StartupError(`${name} is needed when B2C_TENANT_NAME is set.`)
    return value
  }
  return {
    mode: 'b2c',
    tenantName,
    tenantId: required('B2C_TENANT_ID'),
    clientId: required('B2C_CLIENT_ID'),
    host: env['B2C_HOST'] || `${tenantName}.b2clogin.com`,
    loginPolicy: required('B2C_LOGIN_POLICY'),
    registerPolicy: required('B2C_REGISTER_POLICY'),
    passwordResetPolicy: required('B2C_PASSWORD_RESET_POLICY'),
    secondFactor: readClaim('B2C_SECOND_FACTOR_CLAIM', env['B2C_SECOND_FACTOR_CLAIM'] || 'amr=mfa'),
  }
}

function readClaim(name: string, text: string): TokenClaim {
  const [, claim, value] = /^([^=\s]+)=(\S.*)$/.exec(text.trim()) ?? []
  if (claim && value) return { name: claim, value }
  throw new StartupError(`${name} must name a claim and its value, such as amr=mfa, not '${text}'.`)
}
