import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Browser } from '#server/identity/testing/browser.ts'
import { mailedLink } from '#server/identity/testing/mailed-link.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, registered, signIn } from '#server/identity/testing/people.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { type EmbeddedApp, startEmbeddedApp } from '../fixtures/embedded-app.ts'

const { associate, updateOrganisation } = endpoints

contractSuite('an address that a stranger signs up with first', (bench) => {
  let app: EmbeddedApp

  beforeAll(async () => {
    app = await startEmbeddedApp(bench.open, bench.place.dataDir)
  })
  afterAll(() => app.close())

  /** An organisation that nobody owns, whose website an owner set. */
  async function unowned(website: string): Promise<string> {
    const founder = await bench.person()
    const slug = await bench.organisation(founder)
    const call = { token: founder.token, params: { slug }, body: { website } }
    await succeed(bench.app.url, updateOrganisation, call)
    await bench.open.db.deleteFrom('memberships').where('user_id', '=', founder.user.id).execute()
    return slug
  }

  it('ACC-1 lends the stranger nothing when its owner presses the link, and is theirs with a new password', async () => {
    const email = 'boss@wattle.example'
    const organisationSlug = await unowned('https://wattle.example')
    const claim = { body: { organisationSlug } }
    const stranger = new MsalClient(new Browser(app.port))
    const { accessToken: early, refreshToken } = await registered(stranger, { ...ada, email })

    const boss = new Browser(app.port)
    const sent = { mails: app.mails, origin: app.url }
    const { path, token } = await vi.waitFor(() => mailedLink(sent, /Confirm/))
    await boss.get(path)
    await boss.post('/identity/verify', { token })
    const waiting = await succeed(app.url, associate, { token: early, ...claim })
    expect(waiting.data.whenAccepted).toBeNull()
    const { accessToken: later } = await stranger.refresh(refreshToken)
    const still = await succeed(app.url, associate, { token: later, ...claim })
    expect(still.data.whenAccepted).toBeNull()

    const password = 'amber-canyon-88-flute'
    const chosen = await boss.post('/identity/verify/new-password', { token, password })
    expect(chosen.status).toBe(200)
    for (const dead of [early, later]) {
      const problem = await refuse(app.url, associate, { token: dead, ...claim })
      expect(problem).toMatchObject({ status: 401 })
    }
    const own = new MsalClient(boss)
    const { accessToken } = await own.exchange(await signIn(own, { email, password }))
    const owned = await succeed(app.url, associate, { token: accessToken, ...claim })
    expect(owned.data).toMatchObject({ relationship: 'OWNER' })
    expect(owned.data.whenAccepted).not.toBeNull()
  })
})
