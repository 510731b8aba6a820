import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { policies } from './constants.ts'
import { Browser, type Answer } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { formAction, fragmentOf, MsalClient } from './testing/msal-client.ts'
import { ada, registered } from './testing/people.ts'

let server: IdentityServer
let msal: MsalClient
let page: Answer

beforeAll(async () => {
  server = await startIdentityServer()
  await registered(new MsalClient(new Browser(server.port)))
})
afterAll(() => server.close())
beforeEach(async () => {
  msal = new MsalClient(new Browser(server.port))
  page = await msal.authorize()
})

const send = (form: Record<string, string> = ada) => msal.browser.post(formAction(page), form)

it('AUT-3 the second of two equal forms, whose answer the browser shows, signs in too', async () => {
  await send()
  const back = await send()
  expect(back.status).toBe(303)
  expect((await msal.exchange(back)).idClaims.email).toBe(ada.email)
})

it('AUT-3 so does each of two that are under way at once', async () => {
  const backs = await Promise.all([send(), send()])
  const codes = backs.map((back) => fragmentOf(back).get('code'))
  expect(codes).not.toContain(null)
  expect(new Set(codes).size).toBe(2)
})

it('AUT-3 so does one whose first answer got lost, with the cookies in it', async () => {
  const lost = new MsalClient(new Browser(server.port))
  page = await lost.authorize()
  const cookies = lost.browser.jar.map(({ name, value }) => `${name}=${value}`).join('; ')
  await lost.browser.post(formAction(page), ada)
  const again = await new Browser(server.port).post(formAction(page), ada, { cookie: cookies })
  expect(fragmentOf(again).get('code')).not.toBeNull()
})

it('SEC-1 only the right password, sent with that very form, leads on from a sign-in that is done', async () => {
  await send()
  const wrong = await send({ ...ada, password: 'another-lantern-12' })
  expect({ status: wrong.status, to: wrong.headers.location }).toEqual({
    status: 422,
    to: undefined,
  })
  const stranger = await new Browser(server.port).post(formAction(page), ada)
  expect(stranger.status).toBe(410)
})

it('AUT-2 SEC-1 a sign-up that is sent twice is one account, which another password does not open', async () => {
  page = await msal.authorize(policies.signUp)
  const person = { ...ada, email: 'twice@example.test' }
  const first = await msal.exchange(await send(person), policies.signUp)
  const again = await msal.exchange(await send(person), policies.signUp)
  expect(again.idClaims.sub).toBe(first.idClaims.sub)
  for (const change of [{ password: 'another-lantern-12' }, { email: 'other@example.test' }])
    expect((await send({ ...person, ...change })).status).toBe(410)
})

it('AUT-3 the form of a sign-in that is done is not shown again, nor cancelled', async () => {
  await send()
  const path = formAction(page).replace(/\/sign-in$/, '')
  for (const step of ['', '/sign-in', '/cancel']) {
    const { status, headers } = await msal.browser.get(path + step)
    expect({ step, status, to: headers.location }).toEqual({ step, status: 303, to: '/' })
  }
})

it('AUT-3 a minute later the form has expired', async () => {
  await send()
  const past = new Date(Date.now() - 61_000).toISOString()
  await server.open.db
    .updateTable('oidc_payloads')
    .set({ consumed_at: past })
    .where('model', '=', 'Interaction')
    .where('consumed_at', 'is not', null)
    .execute()
  expect((await send()).status).toBe(410)
})
