import { isIP } from 'node:net'
import { levels } from 'pino'
import { isEmailAddress } from '#src/contract/email-address.ts'
import { defaultLanguage, isLanguage, type Language, languages } from '#src/i18n/languages.ts'
import { StartupError } from './startup-error.ts'

/** A link shown to people: label and address. */
export type Link = { label: string; url: string }

export function readPort(name: string, value: string): number {
  return readNumber(name, value, 0, { most: 65_535 })
}

/**
 * A whole number, from 0 to a million where nothing else is said.
 * @param fallback where the setting has no value
 * @throws StartupError naming the setting and its limits
 */
export function readNumber(
  name: string,
  value: string | undefined,
  fallback: number,
  { least = 0, most = 1_000_000 } = {},
): number {
  if (!value) return fallback
  const number = Number(value)
  if (/^\d{1,7}$/.test(value) && number >= least && number <= most) return number
  throw new StartupError(`${name} must be a whole number from ${least} to ${most}, not '${value}'.`)
}

/** `on` or `off`. */
export function readSwitch(name: string, value: string | undefined, fallback: boolean): boolean {
  if (!value) return fallback
  if (value === 'on') return true
  if (value === 'off') return false
  throw new StartupError(`${name} must be 'on' or 'off', not '${value}'.`)
}

/**
 * `LANGUAGES="en,de"`: tags of languages of the portal, each once; English is always among them, and
 * without a value all are.
 */
export function readLanguages(value: string = languages.join(',')): Language[] {
  const tags = value.split(',').map((tag) => tag.trim())
  const known = [defaultLanguage, ...tags.filter((tag) => tag !== '')].map((tag) => {
    if (isLanguage(tag)) return tag
    throw new StartupError(`LANGUAGES must be of ${languages.join(', ')}, not '${tag}'.`)
  })
  return [...new Set(known)]
}

export function readDatabaseUrl(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (!/^postgres(?:ql)?:\/\//.test(value)) {
    throw new StartupError(`${name} must start with postgres:// or postgresql://.`)
  }
  return value
}

export function readOrigin(name: string, value: string | undefined): string | null {
  if (!value) return null
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartupError(`${name} must be a http(s) address.`)
  if (url.href !== `${url.origin}/`)
    throw new StartupError(`${name} must be scheme, host and port only, without a path or a name.`)
  return url.origin
}

export function readLink(name: string, value: string | undefined, fallback: string): string {
  if (!value) return fallback
  const url = URL.parse(value)
  if (!url || !/^(?:https?|mailto):$/.test(url.protocol)) {
    throw new StartupError(`${name} must be a http(s) or mailto address.`)
  }
  return url.href
}

/** `SOCIAL_LINKS="LinkedIn=https://…,Mastodon=https://…"`. */
export function readSocial(value: string | undefined): Link[] {
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

export function readSmtpUrl(value: string | undefined): string | null {
  if (!value) return null
  if (!/^smtps?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new StartupError('SMTP_URL must start with smtp:// or smtps://.')
  }
  return value
}

export function readMailbox(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (isEmailAddress(value)) return value
  throw new StartupError(`${name} must be one e-mail address, not '${value}'.`)
}

/** Who letters are from, with or without a name. */
export function readSender(name: string, value: string | undefined, fallback: string): string {
  if (!value) return fallback
  const address = /<([^<>]*)>\s*$/.exec(value)?.[1] ?? value.trim()
  if (isEmailAddress(address) && !/\p{Cc}/u.test(value)) return value
  throw new StartupError(`${name} must be an e-mail address, or a name and one in <>.`)
}

const modes = ['production', 'development', 'test'] as const

/** A mode that is misspelt must not open what is closed in production. */
export function readMode(value: string | undefined): (typeof modes)[number] | null {
  if (!value) return null
  const mode = modes.find((one) => one === value)
  if (mode) return mode
  throw new StartupError(`NODE_ENV must be one of ${modes.join(', ')}, not '${value}'.`)
}

/** Characters of a shared secret that cannot be guessed. */
const shortestSecret = 16

export function readSharedSecret(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (value.length >= shortestSecret) return value
  throw new StartupError(`${name} must have at least ${shortestSecret} characters.`)
}

/** Names that Fastify knows for ranges: https://fastify.dev/docs/latest/Reference/Server/#trustproxy */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

export function readProxies(value = ''): string[] {
  const proxies = value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const wrong = proxies.find((one) => !ranges.includes(one) && !isAddressOrRange(one))
  if (wrong === undefined) return proxies
  throw new StartupError(
    `TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, not '${wrong}'.`,
  )
}

/** Whether a text is an IP address, with or without the length of a prefix. */
function isAddressOrRange(text: string): boolean {
  const [address = '', prefix = '1', ...more] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return (
    more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits
  )
}

export function readLogLevel(value: string | undefined, fallback: string): string {
  const known = [...Object.keys(levels.values), 'silent']
  if (!value || known.includes(value)) return value || fallback
  throw new StartupError(`LOG_LEVEL must be one of ${known.join(', ')}, not '${value}'.`)
}
