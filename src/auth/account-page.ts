import type { Environment } from '../contract/environment.ts'

/**
 * The page of the embedded identity provider on which people look after their account.
 * @returns null where another provider signs people in: it has pages of its own
 */
export function accountPageOf({ identity }: Pick<Environment, 'identity'>): string | null {
  return identity.pathPrefix ? `${identity.pathPrefix}/account` : null
}

/**
 * Where people set up a passkey or an authenticator app, which roles need (ACC-4).
 * @returns null where another provider signs people in: it asks for a second factor of its own
 */
export function secondFactorPageOf(environment: Pick<Environment, 'identity'>): string | null {
  const page = accountPageOf(environment)
  return page && `${page}#second-factor`
}

/**
 * Where the embedded identity provider sends the mail again that confirms an address.
 * @returns null also where another back end answers: it need not know whose addresses are confirmed
 */
export function sendAgainPageOf({
  identity,
  apiBaseUrl,
}: Pick<Environment, 'identity' | 'apiBaseUrl'>): string | null {
  const isOwn = identity.pathPrefix && apiBaseUrl.startsWith('/') && !apiBaseUrl.startsWith('//')
  return isOwn ? `${identity.pathPrefix}/verify/send` : null
}
