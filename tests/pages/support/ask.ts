import { inject } from 'vitest'
import { rawCall, type RawAnswer } from '../../fixtures/raw-call.ts'
import { readMarkup, type Markup } from './markup.ts'

/** Origin of the portal that tests share, whose data none of them changes. */
export const portal = inject('portalUrl')

/** The same portal under another host, such as `verdant.localhost`. */
export function at(host: string): string {
  return `http://${host}:${new URL(portal).port}`
}

/**
 * Asks for an address, whose host need not be one that a program can look up; redirects are not followed.
 * @param address a path alone is one of the shared portal
 */
export function ask(address: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const { host, port, pathname, search } = new URL(address, portal)
  return rawCall(`http://localhost:${port}`, pathname + search, { headers: { host, ...headers } })
}

/** A page as it is without a script: what it says, and its status. */
export async function open(address: string): Promise<Markup & { status: number }> {
  const { status, text } = await ask(address, { accept: 'text/html' })
  return Object.assign(readMarkup(text), { status })
}
