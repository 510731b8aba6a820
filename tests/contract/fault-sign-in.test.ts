import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { type Answer, Browser } from '#server/identity/testing/browser.ts'
import {
  type IdentityServer,
  startIdentityServer,
} from '#server/identity/testing/identity-server.ts'
import { fragmentOf, MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, registered, signIn, submit } from '#server/identity/testing/people.ts'

function expectOurFault({ status, body }: Answer) {
  expect(status).toBe(507)
  expect(body).toContain('This is our fault, not yours.')
  expect(body).not.toMatch(/disk|sqlite/i)
}

describe('signing in on a full disk', () => {
  let server: IdentityServer
  let refreshToken: string
  let logged = ''
  const client = () => new MsalClient(new Browser(server.port))
  const bound = (pages: number) =>
    sql`pragma max_page_count = ${sql.lit(pages)}`.execute(server.open.db)

  beforeAll(async () => {
    server = await startIdentityServer({ log: { write: (line) => void (logged += line) } })
    refreshToken = (await registered(client())).refreshToken
  })
  afterAll(() => server.close())

  it('AUT-2 says that it is our fault, and works again when there is room', async () => {
    const msal = client()
    const page = await msal.authorize()
    // A migration leaves room behind, which would be filled first.
    await sql`vacuum`.execute(server.open.db)
    await bound(1)
    // Nor is a page that is there already always full.
    await expect.poll(async () => (await client().authorize()).status).toBe(507)
    expectOurFault(await client().authorize())
    expectOurFault(await submit(msal.browser, page, ada))
    const refresh = await client().refresh(refreshToken).catch(String)
    expect(refresh).toContain('507')
    expect(logged).toContain('database or disk is full')
    await bound(1_000_000)
    expect(fragmentOf(await signIn(client(), ada)).get('code')).toBeTruthy()
  })
})
