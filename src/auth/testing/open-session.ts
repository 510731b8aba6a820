import type { CurrentUser } from '../../contract/membership.ts'
import type { Environment } from '../../contract/environment.ts'
import { createLocalArea } from '../../lib/local-area.ts'
import type { MsalClient, SignedIn } from '../msal-client.ts'
import { rememberUser } from '../remembered-user.ts'
import { createSessionMachine } from '../session-machine.ts'
import { SignInFailure, type FailureKind } from '../sign-in-failure.ts'
import { createTokenCookie } from '../token-cookie.ts'

export const ada: CurrentUser = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@acme.example',
  slug: 'u1',
}
export const claims = { oid: 'u1', given_name: 'Ada', family_name: 'Lovelace', emails: [ada.email] }
const environment = { identity: {} } as Environment
/** How long a token of the stand-in lasts, in ms. */
export const hour = 3_600_000
/** A call that fails as MSAL would. */
export const fail = (kind: FailureKind) => () => Promise.reject(new SignInFailure(kind))

type Scene = {
  path?: string
  hash?: string
  mayHaveAccount?: boolean
  onLine?: boolean
  /** What the device's clock says, in ms. */
  now?: number
  remembered?: CurrentUser
  cookie?: string
  client?: Partial<MsalClient>
  loads?: boolean
}

/** A page load: what is on the device, what MSAL would answer, and a list of what happened. */
export function openSession(scene: Scene) {
  const happened: string[] = []
  const clock = { now: scene.now ?? 1_000_000_000_000 }
  const world = { onLine: scene.onLine ?? true }
  let online: (() => void) | null = null
  let signOutElsewhere = () => {}
  let showAgain = () => {}
  let served = 0
  const note = (what: string) => async () => void happened.push(what)
  const signedIn = (): SignedIn => ({
    token: `token-${++served}`,
    expiresAt: clock.now + hour,
    claims,
    returnTo: null,
  })
  const client: MsalClient = {
    finishRedirect: async () => null,
    account: () => claims,
    silent: async ({ fresh }) => (happened.push(fresh ? 'silent fresh' : 'silent'), signedIn()),
    async redirect(policy, to, { isThere, isAnew }) {
      if (!(await isThere)) throw new SignInFailure('network')
      happened.push(`redirect ${policy} ${to}${isAnew ? ' anew' : ''}`)
    },
    renew: async (to) => void happened.push(`renew ${to}`),
    signOut: note('signOut'),
    forget: note('forget'),
    ...scene.client,
  }
  const local = createLocalArea(() => {
    throw new Error('as long as this test')
  })
  if (scene.remembered) rememberUser(local, scene.remembered)
  const jar = { cookie: scene.cookie ?? '' }
  const session = createSessionMachine({
    environment: async () => environment,
    loadClient: async () => {
      happened.push('load')
      if (scene.loads === false) throw new TypeError('the chunk cannot be loaded')
      return client
    },
    local,
    cookie: createTokenCookie(jar),
    now: () => clock.now,
    clearDevice: note('clear device'),
    analytics: {
      track: (event, _, category) => happened.push(`${category} ${event}`),
      identify: (user) => happened.push(`identify ${user.id}`),
      clear: () => happened.push('analytics clear'),
    },
    page: {
      path: scene.path ?? '/organisation',
      hash: scene.hash ?? '',
      leave: (to) => happened.push(`leave ${to}`),
      isReachable: async () => world.onLine,
      whenReachable: (again) => (online = again),
      whenSignedOutElsewhere: (work) => (signOutElsewhere = work),
      whenShownAgain: (work) => (showAgain = work),
      reload: () => happened.push('reload'),
      mayHaveAccount: () => scene.mayHaveAccount ?? true,
      wipeMsalCache: () => happened.push('wipe'),
    },
  })
  return {
    ...{ session, happened, clock, world, client, jar, local, signedIn },
    goOnline: () => online?.(),
    signOutElsewhere: () => signOutElsewhere(),
    showAgain: () => showAgain(),
  }
}
