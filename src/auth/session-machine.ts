import { subscribe } from 'valtio/vanilla'
import { noTokenProblem } from '../contract/no-token-problem.ts'
import { ProblemError } from '../contract/problem.ts'
import { firstCheck } from './first-check.ts'
import { safeReturnTo } from './safe-return-to.ts'
import type { Session, SessionState, UserSession } from './session.ts'
import { createSessionCore } from './session-core.ts'
import type { SessionDependencies } from './session-dependencies.ts'
import { kindOf } from './sign-in-failure.ts'
import { validate } from './validate.ts'

/** The session of a browser page. Its first check begins at once. */
export function createSessionMachine(dependencies: SessionDependencies): UserSession {
  const { page, local } = dependencies
  const core = createSessionCore(dependencies)
  const { state, tokens } = core
  const checked = firstCheck(core, dependencies)
  let validating: ReturnType<Session['validate']> | null = null

  page.whenSignedOutElsewhere(() => {
    if (state.user) void core.end(true).then(() => page.leave('/'))
  })
  page.whenShownAgain(() => {
    if (state.user && core.remembered()?.id !== state.user.id) page.reload()
  })

  async function acquire(fresh: boolean): Promise<string> {
    await checked
    if (!state.user) throw noTokenProblem()
    const held = fresh ? null : tokens.valid()
    if (held) return held
    try {
      const { client } = await core.start()
      if (!client.account()) throw noTokenProblem()
      // MSAL still has the token that was refused; only a new one proves a new sign-in.
      const signedIn = await client.silent({ fresh: fresh || state.requiresReAuthentication })
      core.accept(signedIn)
      return signedIn.token
    } catch (failure) {
      if (failure instanceof ProblemError) throw needsSignIn(failure)
      if (kindOf(failure) !== 'network') throw needsSignIn(noTokenProblem())
      throw new ProblemError({
        ...{ status: 0, code: 'no-answer', reason: 'offline' },
        message: 'No connection.',
      })
    }
  }

  /** Leaves the page open, because the user may have typed something: screens ask for a new sign-in. */
  function needsSignIn(problem: ProblemError): ProblemError {
    tokens.drop()
    // The way back leads through another tab, of whose sign-in this MSAL would not know.
    core.startAfresh()
    state.requiresReAuthentication = true
    return problem
  }

  const session: UserSession = {
    state,
    follow: (changed) => subscribe(state, changed),
    ready: () => whenChecked(state),
    token: async () => tokens.valid() ?? (await acquire(false).catch(() => null)),
    refreshToken: () => acquire(true),
    async arrival() {
      await checked
      if (!state.user || state.requiresReAuthentication) return null
      const started = await core.start().catch(() => null)
      return started?.result ? safeReturnTo(started.result.returnTo) : null
    },
    startAfresh: core.startAfresh,
    validate(option, returnTo, isAnew = false) {
      // React mounts twice in development: one redirect must not become two.
      validating ??= run().finally(() => {
        validating = null
      })
      return validating

      async function run() {
        const isThere = page.isReachable()
        await checked
        state.authenticating = true
        try {
          return await validate(core, page, { option, returnTo, isAnew }, isThere)
        } finally {
          state.authenticating = false
        }
      }
    },
    async signIn(query) {
      const { readWish } = await import('./read-wish.ts')
      const { option, returnTo, isAnew } = readWish(query)
      const result = await session.validate(option, returnTo, isAnew)
      if (result !== 'redirecting') page.leave(result.to)
    },
    async logout() {
      state.authenticating = true
      await core.end(true)
      local.set('signed-out', String(dependencies.now()))
      try {
        if (await page.isReachable()) return await (await core.start()).client.signOut()
      } catch {
        // As if it could not be reached.
      }
      // The provider still knows the user: it must not let the next one in without asking who it is.
      local.set('sign-in-afresh', 'yes')
      await core.leave()
    },
  }
  return session
}

/** Resolves when the first authentication check is done (RTE-4). */
function whenChecked(state: SessionState): Promise<void> {
  if (state.didInitialCheck) return Promise.resolve()
  return new Promise((done) => {
    const stop = subscribe(state, () => {
      if (!state.didInitialCheck) return
      stop()
      done()
    })
  })
}
