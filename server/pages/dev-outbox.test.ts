import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { createMailer } from '../mail/mailer.ts'
import { createDevOutbox } from './dev-outbox.ts'

async function outboxWithMail(demo: boolean): Promise<FastifyInstance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
  const mailer = createMailer(
    { smtpUrl: null, mailFrom: 'Credence <no-reply@credence.example>', dataDir },
    { info: () => {} },
  )
  await mailer.send({
    to: 'ada@example.test',
    subject: 'Reset <b>now</b>',
    text: 'Open https://portal.example/reset?token=abc please',
    html: '<p>Open it</p><script>alert(1)</script>',
  })
  const app = Fastify()
  await app.register(createDevOutbox({ demo, dataDir }))
  return app
}

const local = { headers: { host: 'localhost:4310' }, remoteAddress: '127.0.0.1' }

it('AUT-2 lists and shows the mails that wait, with their links', async () => {
  const app = await outboxWithMail(true)
  const list = await app.inject({ url: '/dev/outbox', ...local })
  expect(list.statusCode).toBe(200)
  expect(list.body).toContain('Reset &lt;b&gt;now&lt;/b&gt;')
  const href = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.body)?.[1] ?? ''
  const mail = await app.inject({ url: href, ...local })
  expect(mail.body).toContain('<a href="https://portal.example/reset?token=abc">')
  const asHtml = await app.inject({ url: `${href}/html`, ...local })
  expect(asHtml.headers['content-security-policy']).toContain("default-src 'none'")
  await app.close()
})

it.each([
  ['outside demo mode', false, local],
  ['under a public host name', true, { ...local, headers: { host: 'portal.example' } }],
  ['to a caller elsewhere', true, { ...local, remoteAddress: '203.0.113.7' }],
])('SEC-4 shows nothing %s', async (_case, demo, request) => {
  const app = await outboxWithMail(demo)
  for (const url of ['/dev/outbox', '/dev/outbox/x', '/dev/outbox/x/html']) {
    const answer = await app.inject({ url, ...request })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('ada@example.test')
  }
  await app.close()
})
