import { beginRedirect } from '../auth/early-redirect.ts'
import type { Environment } from '../contract/environment.ts'
import { createLocalArea } from '../lib/local-area.ts'
import { environment } from '../storage/table-names.ts'

/**
 * What the document of /auth/validate runs before the application is there: it asks for the token that a
 * sign-in has come back for. All else is the application's, which goes on from there.
 */
const seed = JSON.parse(document.getElementById('seed')?.textContent ?? '{}') as Partial<
  Record<string, Environment>
>
const settings = seed[`${environment}:portal`]
const isBack = new URLSearchParams(location.hash.slice(1)).has('code')
if (settings && isBack) {
  beginRedirect(
    settings.identity,
    createLocalArea(() => localStorage),
  )
}
