import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { embeddedTenant } from '../constants.ts'
import type { Account } from '../accounts/account-store.ts'
import { sealOf } from '../provider/seal.ts'
import { siteOf, type EmbeddedContext } from './embedded-context.ts'

type Keyed = Pick<EmbeddedContext, 'ring'>
type Device = { id: string; marks: readonly string[] }

const name = 'identity_device'
/** Seconds: a year. */
const lifetime = 365 * 86_400
/** Accounts that one browser is known by, the latest first. */
const mostMarks = 5
const part = /^[\w-]{22}$/

/** What a browser has given of an account: its password, or a second factor too. */
export type KnownBy = 'password' | 'both'

/**
 * Whether a browser has signed in to an account before, with the password that it has now. Strangers who
 * guess at the account use up their own attempts, not those of such a browser (ACC-5).
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 * @param by what it has to have given, at least
 * @returns an id of the browser; null where it is not known
 */
export function knownDevice(
  context: Keyed,
  request: FastifyRequest,
  account: Account,
  by: KnownBy = 'password',
): string | null {
  const device = readDevice(request)
  if (!device) return null
  const good = (by === 'both' ? (['both'] as const) : (['password', 'both'] as const)).map((one) =>
    Buffer.from(markOf(context, device.id, account, one)),
  )
  const isKnown = device.marks.some((mark) =>
    good.some((expected) => timingSafeEqual(Buffer.from(mark), expected)),
  )
  return isKnown ? device.id : null
}

/**
 * Lets the browser be known to the account from now on; it tells no other account anything.
 * @param by what it has given
 */
export function rememberDevice(
  context: Keyed,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  by: KnownBy = 'password',
): void {
  const device = readDevice(request) ?? { id: randomBytes(16).toString('base64url'), marks: [] }
  const mark = markOf(context, device.id, account, by)
  const marks = [mark, ...device.marks.filter((one) => one !== mark)].slice(0, mostMarks)
  const attributes = [
    `path=${embeddedTenant.pathPrefix}`,
    `max-age=${lifetime}`,
    'samesite=lax',
    ...(siteOf(request).origin.startsWith('https:') ? ['secure'] : []),
    'httponly',
  ]
  reply.header('set-cookie', `${name}=${[device.id, ...marks].join('.')}; ${attributes.join('; ')}`)
}

/** Signs that a browser belongs to an account; a new password makes it worthless. */
function markOf({ ring }: Keyed, device: string, account: Account, by: KnownBy): string {
  const factor = by === 'both' ? ['second factor'] : []
  const parts = ['device', device, account.id, account.tokens_valid_from, ...factor]
  return sealOf(ring.current(), parts).slice(0, 22)
}

function readDevice({ headers }: FastifyRequest): Device | null {
  const cookies = headers.cookie?.split(/; */) ?? []
  const value = cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const [id = '', ...marks] = value.split('.')
  const isOurs = [id, ...marks].every((one) => part.test(one)) && marks.length <= mostMarks
  return isOurs ? { id, marks } : null
}
