import { isAbsolute, resolve } from 'node:path'
import { StartupError } from './startup-error.ts'

/** A link shown to people: label and address. */
export type Link = { label: string; url: string }

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
    }

/** What an installation can be told from outside; README.md describes each setting. */
export type Config = {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  demo: boolean
  production: boolean
  /** NODE_ENV is `development`: Vite transforms the portal while one works on it. */
  development: boolean
  /** Origin under which the outside sees the portal; null: taken from each request's host. */
  publicUrl: string | null
  /** Addresses of the reverse proxies in front, whose forwarding headers may be believed. */
  trustedProxies: string[]
  smtpUrl: string | null
  mailFrom: string
  identity: IdentityConfig
  links: { terms: string; privacy: string; reportIssue: string; social: Link[]; poweredBy: Link }
  logLevel: string
}

type Environment = Record<string, string | undefined>

/**
 * Reads the configuration from environment variables.
 * @param env usually `process.env`
 * @throws StartupError naming the variable that cannot be used
 */
export function readConfig(env: Environment): Config {
  const production = env['NODE_ENV'] === 'production'
  const host = env['HOST'] || 'localhost'
  return {
    host,
    port: readPort(env['PORT']),
    dataDir: readFolder(env['DATA_DIR'] || '.data'),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    demo: readDemo(env['DEMO'], production, host),
    production,
    development: env['NODE_ENV'] === 'development',
    publicUrl: readOrigin('PUBLIC_URL', env['PUBLIC_URL']),
    trustedProxies: (env['TRUSTED_PROXIES'] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    smtpUrl: env['SMTP_URL'] || null,
    mailFrom: env['MAIL_FROM'] || 'Credence <no-reply@credence.example>',
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
    logLevel: env['LOG_LEVEL'] || (production ? 'info' : 'warn'),
  }
}

function readPort(value: string | undefined): number {
  const port = Number(value || 4310)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartupError(`PORT must be a number from 0 to 65535, not '${value}'.`)
  }
  return port
}

function readFolder(value: string): string {
  return isAbsolute(value) ? value : resolve(process.cwd(), value)
}

function readDatabaseUrl(value: string | undefined): string | null {
  if (!value) return null
  if (!/^postgres(?:ql)?:\/\//.test(value)) {
    throw new StartupError('DATABASE_URL must start with postgres:// or postgresql://.')
  }
  return value
}

/** Demo data by default only where nobody else can reach it (API-7). */
function readDemo(value: string | undefined, production: boolean, host: string): boolean {
  if (value === 'on') return true
  if (value === 'off') return false
  if (value) throw new StartupError(`DEMO must be 'on' or 'off', not '${value}'.`)
  return !production && ['localhost', '127.0.0.1', '::1'].includes(host)
}

function readOrigin(name: string, value: string | undefined): string | null {
  if (!value) return null
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartupError(`${name} must be a http(s) address.`)
  return url.origin
}

function readLink(name: string, value: string | undefined, fallback: string): string {
  if (!value) return fallback
  const url = URL.parse(value)
  if (!url || !/^(?:https?|mailto):$/.test(url.protocol)) {
    throw new StartupError(`${name} must be a http(s) or mailto address.`)
  }
  return url.href
}

/** `SOCIAL_LINKS="LinkedIn=https://…,Mastodon=https://…"`. */
function readSocial(value: string | undefined): Link[] {
  const entries =
    value ??
    'LinkedIn=https://www.linkedin.com/company/credence-example,YouTube=https://www.youtube.com/@credence-example'
  return entries
    .split(',')
    .filter((entry) => entry.trim())
    .map((entry) => {
      const [label = '', ...rest] = entry.split('=')
      return {
        label: label.trim(),
        url: readLink('SOCIAL_LINKS', rest.join('=').trim() || 'invalid', ''),
      }
    })
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
  }
}
