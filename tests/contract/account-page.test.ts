import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { agents, postAccount, pressMailed, textOf } from '#server/identity/testing/account-page.ts'
import { Browser } from '#server/identity/testing/browser.ts'
import { mailedLink } from '#server/identity/testing/mailed-link.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, registered, signIn } from '#server/identity/testing/people.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { type EmbeddedApp, startEmbeddedApp } from '../fixtures/embedded-app.ts'

const ofNew = /Confirm your new email address/
const ofPresent = /Do you want to change/

const { associate, currentUser, organisationUsers, updateOrganisation } = endpoints

contractSuite('the account page', (bench) => {
  let app: EmbeddedApp

  beforeAll(async () => {
    app = await startEmbeddedApp(bench.open, bench.place.dataDir)
  })
  afterAll(() => app.close())

  const client = (agent?: string) => new MsalClient(new Browser(app.port, 'localhost', agent))
  const press = async (
    { browser }: MsalClient,
    [to, subject]: readonly [string, RegExp],
    form?: Record<string, string>,
  ) => {
    const link = await vi.waitFor(() => {
      const mails = app.mails.filter((mail) => mail.to === to)
      return mailedLink({ mails, origin: app.url }, subject)
    })
    return pressMailed(browser, link, form)
  }

  /** Somebody signed in with a confirmed address. */
  async function confirmed(email: string) {
    const own = client(agents.firefox)
    const tokens = await registered(own, { ...ada, email })
    await press(own, [email, /Confirm your email address/])
    return { own, tokens, email }
  }

  type Confirmed = Awaited<ReturnType<typeof confirmed>>

  async function move({ own, email: old }: Confirmed, email: string): Promise<void> {
    await postAccount(own, 'address', { newEmail: email, passwordForEmail: ada.password })
    await press(own, [old, ofPresent], { answer: 'agree' })
    await press(own, [email, ofNew])
  }

  /** An organisation that nobody owns, whose website an owner set. */
  async function unowned(website: string): Promise<string> {
    const founder = await bench.person()
    const slug = await bench.organisation(founder)
    const call = { token: founder.token, params: { slug }, body: { website } }
    await succeed(bench.app.url, updateOrganisation, call)
    await bench.open.db.deleteFrom('memberships').where('user_id', '=', founder.user.id).execute()
    return slug
  }

  it('ACC-3 the other browser’s access token answers 401 right after it is signed out', async () => {
    const { own } = await confirmed('sessions@wattle.example')
    const other = client(agents.safari)
    const { accessToken: token } = await other.exchange(
      await signIn(other, { ...ada, email: 'sessions@wattle.example' }),
    )
    await succeed(app.url, currentUser, { token })
    const page = await own.browser.get('/identity/account')
    expect(textOf(page)).toContain('Safari on iOS')
    const session = /name="session" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    await postAccount(own, 'sessions/end', { session })
    expect(await refuse(app.url, currentUser, { token })).toMatchObject({ status: 401 })
  })

  it('ACC-3 a changed password ends the other browser’s token, and this browser goes on', async () => {
    const email = 'password@wattle.example'
    const { own, tokens } = await confirmed(email)
    const other = client()
    const { accessToken: token } = await other.exchange(await signIn(other, { ...ada, email }))
    const newPassword = 'amber-canyon-88-flute'
    await postAccount(own, 'password', { presentPassword: ada.password, newPassword })
    expect(await refuse(app.url, currentUser, { token })).toMatchObject({ status: 401 })
    const renewed = await own.refresh(tokens.refreshToken)
    const { data } = await succeed(app.url, currentUser, { token: renewed.accessToken })
    expect(data).toMatchObject({ email })
  })

  it('ACC-3 a new address shows with the memberships, and proves what it proves itself', async () => {
    const [old, next] = ['boss@wattle.example', 'boss@acacia.example']
    const [ofOld, ofNext] = [
      await unowned('https://wattle.example'),
      await unowned('https://acacia.example'),
    ]
    const boss = await confirmed(old)
    const { accessToken: token } = boss.tokens
    const body = { name: 'Bottlebrush' }
    const { data } = await succeed(app.url, endpoints.createSupplier, { token, body })
    await move(boss, next)

    const query = { slug: data.organisation.slug }
    const { results } = await succeed(app.url, organisationUsers, { token, query })
    expect(results).toMatchObject([{ email: next, emailVerified: true }])
    const users = bench.open.db.selectFrom('users').select(['email', 'email_verified'])
    expect(await users.where('email', 'in', [old, next]).execute()).toEqual([
      { email: next, email_verified: 1 },
    ])
    const claim = async (organisationSlug: string) =>
      (await succeed(app.url, associate, { token, body: { organisationSlug } })).data.whenAccepted
    expect(await claim(ofOld)).toBeNull()
    expect(await claim(ofNext)).not.toBeNull()
  })

  it('ACC-3 of two accounts that want one address, the first that confirms it has it', async () => {
    const [one, two] = [
      await confirmed('one@wattle.example'),
      await confirmed('two@wattle.example'),
    ]
    const wanted = 'wanted@wattle.example'
    const ask = async ({ own, email }: Confirmed, nth: number) => {
      await postAccount(own, 'address', { newEmail: wanted, passwordForEmail: ada.password })
      await press(own, [email, ofPresent], { answer: 'agree' })
      return vi.waitFor(() => {
        const mails = app.mails.filter(({ to }) => to === wanted)
        expect(mails).toHaveLength(nth)
        return mailedLink({ mails, origin: app.url }, ofNew)
      })
    }
    const [early, late] = [await ask(one, 1), await ask(two, 2)]
    const changed = await pressMailed(two.own.browser, late)
    expect(textOf(changed)).toContain('Your email address is changed')
    const taken = await pressMailed(one.own.browser, early)
    expect(taken.status).toBe(409)
    expect(textOf(taken)).toContain('belongs to another account')
  })

  it('ACC-3 the API says whether the own address is confirmed, at once', async () => {
    const email = 'asked@wattle.example'
    const own = client()
    const { accessToken: token } = await registered(own, { ...ada, email })
    const answer = () => succeed(app.url, currentUser, { token })
    expect((await answer()).data).toMatchObject({ email, emailVerified: false })
    await press(own, [email, /Confirm your email address/])
    expect((await answer()).data).toMatchObject({ email, emailVerified: true })
  })

  it('ACC-3 password managers find the page by its well-known address, where it is ours', async () => {
    const path = '/.well-known/change-password'
    const answer = await new Browser(app.port).get(path)
    expect([answer.status, answer.headers.location]).toEqual([302, '/identity/account'])
    const missing =
      '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200/'
    expect((await new Browser(app.port).get(missing)).status).toBe(404)
    // There, another provider signs people in.
    expect((await fetch(bench.app.url + path, { redirect: 'manual' })).status).toBe(404)
  })
})
