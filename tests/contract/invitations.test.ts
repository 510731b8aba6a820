import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import PostalMime from 'postal-mime'
import { listOutbox, readFromOutbox } from '#server/mail/outbox.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { type PostBox, startWithPostBox } from '../fixtures/post-box.ts'
import { rawCall } from '../fixtures/raw-call.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const { invite } = endpoints
const brand = { ...defaultBrand, id: 'verdant', name: 'Verdant & Söhne' }
const addresses = (count: number, prefix = 'guest') =>
  Array.from({ length: count }, (_one, index) => `${prefix}${index}@example.test`)
const listed = (emails: readonly string[]) => emails.map((email) => ({ email }))

contractSuite('invitations', (bench) => {
  let app: TestApp
  let post: PostBox
  const lines: string[] = []

  beforeAll(async () => {
    const log = { write: (line: string) => void lines.push(line) }
    ;({ app, post } = await startWithPostBox(bench, log))
    await app.store.brands.put(brand, ['127.0.0.1'])
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    post.reset()
    await bench.open.db.deleteFrom('outreach_log').execute()
  })

  it('INV-2 takes both readings and sends each address one mail in the name of the sender', async () => {
    const { token } = await bench.person({ firstName: 'Ada', lastName: 'Okafor' })
    await bench.organisation({ token, user: (await bench.person()).user }, 'Reading Rooms Ltd')
    const [first, second] = ['One@example.test', 'two@example.test']
    const recipients = [` ${first} `, second, 'ONE@example.test', second]
    const body = { recipients, mailBody: 'Join us, Søren & Zoë!' }
    expect(await succeed(app.url, invite, { token, body })).toEqual(listed([first, second]))
    const template = '<p>Join us,</p><script>x()</script><p>S&oslash;ren &amp; Zo&euml;!</p>'
    const other = { emails: ['three@example.test'], template, role: 'SUPPLIER' }
    expect(await succeed(app.url, invite, { token, body: other })).toEqual(
      listed(['three@example.test']),
    )
    expect(post.recipients()).toEqual([first, 'three@example.test', second].toSorted())
    const [, , last] = post.sent
    expect(last?.subject).toBe('You are invited to register as a supplier · Verdant & Söhne')
    expect(last?.text).toContain('Ada Okafor of Reading Rooms Ltd invites you')
    expect(last?.text).toContain('> Join us,\n> Søren & Zoë!\n')
    expect(last?.html).toContain(`href="${app.url}/"`)
  })

  it('KEEP-3 sends to addresses in their normal form', async () => {
    const recipients = [
      '\u200bOne@example.test.',
      'two＠example。test',
      '<mailto:one@example.test>',
    ]
    expect(await succeed(app.url, invite, { body: { recipients } })).toEqual(
      listed(['One@example.test', 'two@example.test']),
    )
    expect(post.recipients()).toEqual(['One@example.test', 'two@example.test'])
  })

  it.each([
    ['a guest', false, undefined],
    ['somebody who wants no name', true, true],
  ])('INV-2 SEC-3 sends the fixed text for %s', async (_who, isSignedIn, anonymous) => {
    const { token } = await bench.person({ firstName: 'Namely' })
    const body = { recipients: ['ada@example.test'], mailBody: 'Buy at shop.example', anonymous }
    await succeed(app.url, invite, { body, ...(isSignedIn && { token }) })
    const [mail] = post.sent
    expect(mail?.text).toContain('You are invited to register with Verdant & Söhne as a supplier.')
    expect(mail?.text).not.toMatch(/shop\.example|Namely/)
  })

  it('INV-2 AUT-4 sends nothing as a guest for somebody whose session has ended', async () => {
    const { user } = await bench.person()
    const token = await bench.signer.token(user, { expired: true })
    const body = { recipients: ['ada@example.test'], mailBody: 'Join us' }
    expect(await refuse(app.url, invite, { token, body })).toMatchObject({ status: 401 })
    expect(post.sent).toEqual([])
  })

  const good = 'ada@example.test'
  it.each([
    ['no address', { recipients: [] }, 'recipients'],
    ['no list', { mailBody: 'x' }, 'recipients'],
    ['21 addresses', { recipients: addresses(21) }, 'recipients'],
    ['a bad address', { recipients: [good, 'b@example.test', 'c@nowhere'] }, 'recipients.2'],
    [
      'a bad address of the other reading',
      { emails: [good, 'b@example.test,c@x.test'] },
      'emails.1',
    ],
    ['an address with a header', { emails: [`${good}\r\nBcc: eve@example.test`] }, 'emails.0'],
    ['half a character', { recipients: [good], mailBody: 'a\ud800' }, 'mailBody'],
    ['a long message', { recipients: [good], mailBody: 'x'.repeat(501) }, 'mailBody'],
    ['a long template', { emails: [good], template: `<p>${'x'.repeat(501)}</p>` }, 'template'],
    ['a huge template', { emails: [good], template: '<i>'.repeat(7_000) }, 'template'],
    ['a hidden control character', { emails: [good], template: 'a&#27;b' }, 'template'],
    ['another role', { emails: [good], role: 'ADMIN' }, 'role'],
    ['both lists', { emails: [good], recipients: [good] }, 'emails'],
    ['two messages', { emails: [good], mailBody: 'x', template: 'y' }, 'template'],
    ['an unknown field', { recipients: [good], html: '<b>' }, 'html'],
  ])('INV-1 API-5 refuses %s and sends nothing', async (_what, body, field) => {
    const { token } = await bench.person()
    expect(await refuse(app.url, invite, { token, body })).toMatchObject({ status: 422, field })
    expect(post.sent).toEqual([])
    const rows = await bench.open.db.selectFrom('outreach_log').select('id').execute()
    expect(rows).toEqual([])
  })

  it('INV-2 API-5 refuses a body of a megabyte', async () => {
    const body = { emails: [good], template: 'x'.repeat(1_048_576) }
    expect(await refuse(app.url, invite, { body })).toMatchObject({ status: 413 })
  })

  it('INV-2 SEC-3 lets only verified accounts write web addresses', async () => {
    const body = { recipients: [good], mailBody: 'See www.shop.example' }
    const claims = { firstName: 'Win', lastName: 'at shop.example' }
    const stranger = await bench.person({ ...claims, emailVerified: false })
    expect(await refuse(app.url, invite, { token: stranger.token, body })).toMatchObject({
      status: 422,
      code: 'unverified-link',
      field: 'mailBody',
    })
    await succeed(app.url, invite, { token: stranger.token, body: { recipients: [good] } })
    expect(post.sent[0]?.text).not.toContain('shop.example')
    const { token } = await bench.person()
    await succeed(app.url, invite, { token, body })
    expect(post.sent[1]?.text).toContain('> See www.shop.example')
    expect(post.sent[1]?.html).not.toMatch(/href="[^"]*shop\.example/)
  })

  it('INV-2 SEC-4 lets hostile names and messages into no header and no markup', async () => {
    const firstName = 'Eve\r\nBcc: victim@example.test\r\n\r\n'
    const { token } = await bench.person({ firstName, lastName: '<img src=x onerror=alert(1)>' })
    const mailBody = '<script>alert(1)</script>\r\n.\r\nBcc: victim@example.test\u202e'
    await succeed(app.url, invite, { token, body: { recipients: [good], mailBody } })
    const { dataDir } = bench.place
    const [name = ''] = await listOutbox(dataDir)
    const raw = (await readFromOutbox(dataDir, name)) ?? Buffer.alloc(0)
    const mail = await PostalMime.parse(raw)
    const fields = mail.headers.map(({ key }) => key)
    expect(fields).not.toContain('bcc')
    expect(mail.to?.map(({ address }) => address)).toEqual([good])
    expect(mail.html).not.toMatch(/<(?:script|img)/)
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail.text).toContain('Eve Bcc: victim@example.test <img src=x onerror=alert(1)> invites')
  })

  it('INV-2 sends the others when a mail cannot be sent, and says who was reached', async () => {
    post.reset((to) => to === 'b@example.test')
    const recipients = ['a@example.test', 'b@example.test', 'c@example.test']
    const { token } = await bench.person()
    const reached = listed(['a@example.test', 'c@example.test'])
    expect(await succeed(app.url, invite, { token, body: { recipients } })).toEqual(reached)
    post.reset()
    expect(await succeed(app.url, invite, { token, body: { recipients } })).toEqual(
      listed(recipients),
    )
    expect(post.recipients()).toEqual(['b@example.test'])
    expect(lines.join('')).toContain('an invitation could not be sent')
    expect(lines.join('')).not.toContain('@example.test')
  })

  it('INV-2 SEC-4 leads to no host that somebody made up', async () => {
    const call = (url: string) =>
      rawCall(url, '/api/invite/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'evil.example' },
        body: JSON.stringify({ recipients: [good] }),
      })
    const refused = await call(app.url)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('unknown-host')
    const env = { PUBLIC_URL: 'https://portal.example' }
    const known = await startTestApp(bench.open, bench.signer.publicKey, { mail: post.mailer, env })
    try {
      expect((await call(known.url)).status).toBe(200)
    } finally {
      await known.close()
    }
    expect(post.sent).toHaveLength(1)
    expect(post.sent[0]?.html).toContain('href="https://portal.example/"')
    expect(post.sent[0]?.text).not.toContain('evil.example')
  })
})
