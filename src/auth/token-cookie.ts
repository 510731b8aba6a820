import * as limits from '../contract/limits.ts'
import { storedToken, tokenCookieName as name } from './stored-token.ts'

/** The access token between page loads; never a refresh token (AUT-9). */
export type TokenCookie = {
  read(): string | null
  write(token: string): void
  clear(): void
}

const maxAge = limits.tokenCookieDays * 24 * 60 * 60
const attributes = 'Secure; Path=/; SameSite=Strict'

/** @param jar `document`, or what stands in for it */
export function createTokenCookie(jar: { cookie: string }): TokenCookie {
  return {
    read: () => storedToken(jar),
    write(token) {
      jar.cookie = `${name}=${encodeURIComponent(token)}; Max-Age=${maxAge}; ${attributes}`
    },
    clear() {
      jar.cookie = `${name}=; Max-Age=0; ${attributes}`
    },
  }
}
