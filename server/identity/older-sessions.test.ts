import { decodeJwt } from 'jose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { postAccount, textOf } from './testing/account-page.ts'
import { Authenticator } from './testing/authenticator.ts'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { MsalClient, type Tokens } from './testing/msal-client.ts'
import { ada, confirmed, registered, signIn } from './testing/people.ts'
import { addApp, addPasskey, codeOf, codesIn } from './testing/second-factors.ts'

let server: IdentityServer
/** The browser in which Ada signed up, and one that has signed in with her password alone. */
let own: MsalClient
let ownTokens: Tokens
let older: MsalClient
let olderTokens: Tokens

const client = () => new MsalClient(new Browser(server.port))
const waysOf = ({ accessToken }: Tokens) => decodeJwt(accessToken)['amr']
const account = ({ browser }: MsalClient) => browser.get('/identity/account')

beforeEach(async () => {
  server = await startIdentityServer()
  own = client()
  ownTokens = await registered(own)
  await confirmed(server, ada.email)
  older = client()
  olderTokens = await older.exchange(await signIn(older, { ...ada, keep: 'yes' }))
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

/** Puts an app on the account as another process would, which ends nothing. */
async function addBehind(): Promise<void> {
  const { id } = await server.open.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const row = { account_id: id, secret: 'A'.repeat(32), confirmed_at: new Date().toISOString() }
  await server.open.db
    .insertInto('authenticator_apps')
    .values({ ...row, last_step: 0 })
    .execute()
}

it('ACC-4 a session from before there was a second factor opens nothing, wherever it comes from', async () => {
  await addBehind()
  expect((await account(older)).status).toBe(303)
  for (const form of [
    'passkeys/add',
    'app/remove',
    'recovery-codes/renew',
    'password',
    'address',
  ]) {
    expect((await postAccount(older, form, { password: ada.password })).status).toBe(303)
  }
  await expect(older.refresh(olderTokens.refreshToken)).rejects.toThrow('grant request is invalid')
  const page = await older.authorize()
  expect(page.body).toContain('Log in')
  expect(page.status).toBe(200)
})

it.each(['an app', 'a passkey'])(
  'ACC-4 with %s as the first factor its session counts as signed in with both, and others end',
  async (what) => {
    const [answer, ways] =
      what === 'an app'
        ? [(await addApp(own)).answer, ['pwd', 'otp', 'mfa']]
        : [await addPasskey(own, new Authenticator(server.origin)), ['pwd', 'pop', 'mfa']]
    expect(textOf(answer)).toContain('All other browsers were logged out of your account.')
    await expect(server.identity.verify(olderTokens.accessToken)).rejects.toMatchObject({
      status: 401,
    })
    await expect(older.refresh(olderTokens.refreshToken)).rejects.toThrow(
      'grant request is invalid',
    )
    expect((await account(own)).status).toBe(200)
    const fresh = await own.refresh(ownTokens.refreshToken)
    expect(waysOf(fresh)).toEqual(ways)
    // No newer than the sign-in: what is final asks for another one.
    expect(decodeJwt(fresh.accessToken)['auth_time']).toBe(
      decodeJwt(ownTokens.accessToken)['auth_time'],
    )
    expect(waysOf(await own.exchange(await own.authorize()))).toEqual(ways)
  },
)

it('ACC-4 a second factor more ends no session that has one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const device = new Authenticator(server.origin)
  const [code = ''] = codesIn(await addPasskey(own, device))
  const page = await postAccount(own, 'app/add', { password: ada.password, code })
  expect(page.status).toBe(200)
  const secret = /name="secret" value="([^"]*)"/.exec(page.body)?.[1] ?? ''
  const seal = /name="seal" value="([^"]*)"/.exec(page.body)?.[1] ?? ''
  const added = await postAccount(own, 'app/confirm', { secret, seal, code: codeOf(secret) })
  expect(textOf(added)).toContain('Your authenticator app is set up.')
  expect(textOf(added)).not.toContain('All other browsers')
  expect((await account(own)).status).toBe(200)
})
