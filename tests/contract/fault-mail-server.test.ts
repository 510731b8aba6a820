import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '#server/identity/testing/browser.ts'
import {
  type IdentityServer,
  startIdentityServer,
} from '#server/identity/testing/identity-server.ts'
import { fragmentOf, MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, signUp } from '#server/identity/testing/people.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { smtpServer } from '#server/mail/testing/smtp-server.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { freePort } from '../fixtures/free-port.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const { invite } = endpoints
/** Milliseconds between two tries, as many as the test may need. */
const mailPauses = Array.from({ length: 400 }, () => 25)

/** A mailer for a port on which nobody listens yet, and what is logged meanwhile. */
async function absentServer() {
  const port = await freePort()
  const config = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Credence <no-reply@credence.example>',
    dataDir: '/dev/null',
  }
  let said = ''
  return {
    port,
    mail: createMailer(config, { info: () => {} }),
    log: { write: (line: string) => void (said += line) },
    logged: () => said,
  }
}

/** How often a mailbox was written to. */
const mailsTo = (email: string, received: string) =>
  received.toLowerCase().split(`rcpt to:<${email.toLowerCase()}>`).length - 1

describe('signing up while the mail server is down', () => {
  let server: IdentityServer
  let absent: Awaited<ReturnType<typeof absentServer>>

  beforeAll(async () => {
    absent = await absentServer()
    const { mail, log } = absent
    server = await startIdentityServer({ mail, mailPauses, log })
  })
  afterAll(() => server.close())

  it('AUT-2 SEC-4 goes on, and the letter comes once the server is back, once', async () => {
    const answer = await signUp(new MsalClient(new Browser(server.port)))
    expect(fragmentOf(answer).get('code')).toBeTruthy()
    await expect.poll(absent.logged).toContain('verification mail could not be sent yet')
    expect(absent.logged()).toContain('ESOCKET')
    expect(absent.logged()).not.toContain(ada.email)

    const smtp = await smtpServer(absent.port)
    await expect.poll(() => mailsTo(ada.email, smtp.received())).toBe(1)
    await expect.poll(() => smtp.received()).toContain('\r\n.\r\n')
    smtp.server.close()
  })
})

it('AUT-2 API-6 a stop does not wait for ever for a mail server that never ends', async () => {
  const asked = Promise.withResolvers<void>()
  const never = new Promise<void>(() => {})
  const mail = {
    send() {
      asked.resolve()
      return never
    },
  }
  const server = await startIdentityServer({ mail, mailLastWait: 50 })
  await signUp(new MsalClient(new Browser(server.port)))
  await asked.promise
  await expect(server.close()).resolves.toBeUndefined()
})

contractSuite('inviting over a mail server that takes mails and does not answer', (bench) => {
  it('INV-2 counts them as sent, and sends none again', async () => {
    const smtp = await smtpServer(0, 3_600_000)
    const config = {
      smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
      mailFrom: 'Credence <no-reply@credence.example>',
      dataDir: '/dev/null',
    }
    const mail = createMailer(config, { info: () => {} }, { taking: 60_000, answer: 500 })
    const app = await startTestApp(bench.open, bench.signer.publicKey, { mail })
    try {
      const email = 'slow@elsewhere.example'
      const { token } = await bench.person()
      const call = { token, body: { emails: [email], anonymous: true } }
      expect(await succeed(app.url, invite, call)).toEqual([{ email }])
      expect(await succeed(app.url, invite, call)).toEqual([{ email }])
      expect(mailsTo(email, smtp.received())).toBe(1)
    } finally {
      await app.close()
      smtp.server.close()
    }
  })
})

contractSuite('inviting while the mail server is down', (bench) => {
  let app: TestApp
  let absent: Awaited<ReturnType<typeof absentServer>>

  beforeAll(async () => {
    absent = await absentServer()
    const { mail, log } = absent
    app = await startTestApp(bench.open, bench.signer.publicKey, { mail, log })
  })
  afterAll(() => app.close())

  it('INV-2 says so and counts nothing, and works once the server is back', async () => {
    const email = 'kim@elsewhere.example'
    const { token } = await bench.person()
    const call = { token, body: { emails: [email], anonymous: true } }
    const refused = await send(app.url, invite, call)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ code: 'mail-unavailable' })
    expect(absent.logged()).toContain('an invitation could not be sent')
    expect(absent.logged()).not.toContain(email)

    const smtp = await smtpServer(absent.port)
    expect(await succeed(app.url, invite, call)).toEqual([{ email }])
    expect(mailsTo(email, smtp.received())).toBe(1)
    smtp.server.close()
  })
})
