import { validatePath } from './return-to.ts'
import type { SessionCore } from './session-core.ts'
import type { SessionDependencies, SessionPage } from './session-dependencies.ts'
import { kindOf } from './sign-in-failure.ts'
import { userFromClaims } from './user-from-claims.ts'

type Surroundings = Pick<SessionDependencies, 'page' | 'analytics'>

/**
 * The first authentication check of a page (AUT-5, AUT-10 to AUT-12). A user who is remembered is
 * signed in at once, so that pages need not wait for MSAL; the provider is asked behind them.
 */
export async function firstCheck(core: SessionCore, dependencies: Surroundings): Promise<void> {
  const { state } = core
  const { page } = dependencies
  const finish = () => {
    state.didInitialCheck = true
  }
  if (!page.mayHaveAccount()) {
    core.beGuest()
    return finish()
  }
  const remembered = core.remembered()
  if (remembered && !isValidate(page)) {
    core.beLocal(remembered, false)
    finish()
  }
  state.authenticating = !state.didInitialCheck
  await verify(core, dependencies)
  state.authenticating = false
  finish()
}

async function verify(
  core: SessionCore,
  dependencies: Surroundings,
  inWork = false,
): Promise<void> {
  const { page, analytics } = dependencies
  try {
    const { client, result } = await core.start()
    if (result) {
      core.accept(result)
      const event = result.claims['newUser'] ? 'registration' : 'login'
      return analytics.track(event, {}, 'Authentication')
    }
    // A cached token may have been revoked meanwhile; where the user asks to sign in, that must not pass.
    if (client.account()) core.accept(await client.silent({ fresh: isValidate(page) }))
    else await withoutAccount(core, page, inWork)
  } catch (failure) {
    await failed(core, dependencies, failure, inWork)
  }
}

/**
 * MSAL drops its cache when the browser restarts, unless the user asked to stay signed in. Without
 * a network that must not lock the user out of their drafts.
 */
async function withoutAccount(core: SessionCore, page: SessionPage, inWork: boolean) {
  const remembered = core.remembered()
  const stays = remembered && (inWork || !(await page.isReachable()))
  if (core.hasEnded()) return
  if (stays) core.beLocal(remembered, true)
  else core.beGuest()
}

async function failed(
  core: SessionCore,
  dependencies: Surroundings,
  failure: unknown,
  inWork: boolean,
): Promise<void> {
  const { page } = dependencies
  if (core.hasEnded()) return
  const kind = kindOf(failure)
  // Online again while the user works: screens ask for the sign-in, and the page is not left.
  if (kind !== 'network' && inWork && core.state.user) {
    return core.beLocal(core.state.user, true)
  }
  // There the next step is to sign in, so nothing is signed out first (AUT-3).
  if (kind !== 'network' && isValidate(page)) return core.beGuest()
  if (kind === 'interaction') {
    const { client } = await core.start()
    // Leaves the page; without a network it cannot, and the user stays signed in locally.
    return client.renew(page.path).catch(() => stayLocal(core, dependencies))
  }
  if (kind === 'network') return stayLocal(core, dependencies)
  await core.expire()
}

async function stayLocal(core: SessionCore, dependencies: Surroundings): Promise<void> {
  const user = core.remembered() ?? (await cachedUser(core))
  if (user) core.beLocal(user, false)
  else core.beGuest()
  dependencies.page.whenReachable(() => void verify(core, dependencies, true))
}

async function cachedUser(core: SessionCore) {
  try {
    const claims = (await core.start()).client.account()
    return claims && userFromClaims(claims)
  } catch {
    return null
  }
}

function isValidate(page: SessionPage): boolean {
  return page.path.split('?')[0] === validatePath
}
