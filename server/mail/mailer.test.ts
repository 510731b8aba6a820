import { once } from 'node:events'
import { mkdtemp, readdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { english } from '#src/i18n/testing/english.ts'
import { composeMail, type Letter } from './compose-mail.ts'
import { UnansweredMail } from './mail.ts'
import { createMailer } from './mailer.ts'
import { listOutbox, outboxFolder, readFromOutbox } from './outbox.ts'
import type { Waits } from './smtp-transport.ts'
import { smtpServer } from './testing/smtp-server.ts'

const log = { info: () => {} }
const mailFrom = 'Credence <no-reply@credence.example>'
const folder = () => mkdtemp(join(tmpdir(), 'mail-'))

const letter: Letter = {
  to: 'ada@example.test',
  brand: { ...defaultBrand, name: 'Verdant & Söhne' },
  texts: english,
  subject: 'Reset your password',
  greetingName: '<img src=x onerror=alert(1)>',
  reason: 'Somebody asked for a new password.',
  action: { label: 'Choose', url: 'https://portal.example/identity/reset?token=abc&x=1' },
  notes: ['The link works once.'],
}

async function sent(mail: Parameters<ReturnType<typeof createMailer>['send']>[0]) {
  const dataDir = await folder()
  await createMailer({ smtpUrl: null, mailFrom, dataDir }, log).send(mail)
  const names = await listOutbox(dataDir)
  expect(names).toHaveLength(1)
  const bytes = await readFromOutbox(dataDir, names[0] ?? '')
  return { raw: bytes?.toString() ?? '', parsed: await PostalMime.parse(bytes ?? '') }
}

describe('outbox', () => {
  it('AUT-2 keeps mails as complete .eml files with the brand in subject and text', async () => {
    const { parsed } = await sent(composeMail(letter))
    expect(parsed.subject).toBe('Reset your password · Verdant & Söhne')
    expect(parsed.from?.address).toBe('no-reply@credence.example')
    expect(parsed.to?.map((to) => to.address)).toEqual(['ada@example.test'])
    expect(parsed.text).toContain('https://portal.example/identity/reset?token=abc&x=1')
    expect(parsed.text).toContain('Verdant & Söhne')
  })

  it('SEC-4 escapes what people typed in the HTML part', async () => {
    const { parsed } = await sent(composeMail(letter))
    expect(parsed.html).not.toContain('<img')
    expect(parsed.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(parsed.html).toContain('href="https://portal.example/identity/reset?token=abc&amp;x=1"')
  })

  it('SEC-4 lets no line break in a subject add a header', async () => {
    const name = 'Evil\r\nBcc: victim@example.test\r\n\r\nbody'
    const { raw, parsed } = await sent(composeMail({ ...letter, brand: { ...letter.brand, name } }))
    const [headers = ''] = raw.split('\r\n\r\n', 1)
    expect(headers).toContain('Subject:')
    expect(headers).not.toMatch(/^bcc:/im)
    expect(parsed.bcc).toBeUndefined()
  })

  it('TRU-6 tells mail programs where one POST ends such mails, and of others nothing', async () => {
    const unsubscribe = `https://portal.example/reminders/unsubscribe?link=${'A'.repeat(32)}&ui_locales=de`
    const { parsed } = await sent({ ...composeMail(letter), unsubscribe })
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${unsubscribe}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect((await sent(composeMail(letter))).raw).not.toMatch(/unsubscribe/i)
  })

  it.each([
    'ada@example.test\r\nBcc: other@example.test',
    'ada@example.test,other@example.test',
    '',
  ])('SEC-4 sends nothing to %j', async (to) => {
    const dataDir = await folder()
    const mailer = createMailer({ smtpUrl: null, mailFrom, dataDir }, log)
    await expect(mailer.send({ ...composeMail(letter), to })).rejects.toThrow('recipient')
    expect(await listOutbox(dataDir)).toEqual([])
  })

  it('SEC-4 reads nothing outside its folder', async () => {
    const dataDir = await folder()
    await createMailer({ smtpUrl: null, mailFrom, dataDir }, log).send(composeMail(letter))
    expect(await readFromOutbox(dataDir, '../../etc/passwd')).toBeNull()
    expect(await readFromOutbox(dataDir, 'unknown.eml')).toBeNull()
    expect(await readdir(outboxFolder(dataDir))).toHaveLength(1)
  })

  it('AUT-2 is empty before the first mail', async () => {
    expect(await listOutbox(await folder())).toEqual([])
  })
})

describe('SMTP', () => {
  it('AUT-2 hands mail to the configured server and writes none to the outbox', async () => {
    const dataDir = await folder()
    const { server, port, received } = await smtpServer()
    try {
      const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir }, log)
      await mailer.send(composeMail(letter))
      expect(received()).toContain('RCPT TO:<ada@example.test>')
      expect(received()).toContain('Subject: ')
      expect(await listOutbox(dataDir)).toEqual([])
    } finally {
      server.close()
    }
  })

  async function handOverSlowly(answerAfter: number, waits: Waits) {
    const { server, port, received } = await smtpServer(0, answerAfter)
    const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: await folder() }
    let taken = 0
    const sending = createMailer(config, log, waits).send(composeMail(letter), () => (taken += 1))
    const failure: unknown = await sending.then(
      () => null,
      (error: unknown) => error,
    )
    server.close()
    return { failure, taken, mails: received().split('\r\n.\r\n').length - 1 }
  }

  it('AUT-2 waits longer for the answer to a whole mail than for anything before', async () => {
    const outcome = await handOverSlowly(2_200, { taking: 2_000, answer: 60_000 })
    expect(outcome).toEqual({ failure: null, taken: 1, mails: 1 })
  })

  it('AUT-2 says so where the server has the whole mail and never answers', async () => {
    const outcome = await handOverSlowly(3_600_000, { taking: 60_000, answer: 300 })
    expect(outcome).toMatchObject({ failure: expect.any(UnansweredMail), taken: 1, mails: 1 })
  })

  it('AUT-2 gives up where the server does not take the mail in time', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: await folder() }
    const mailer = createMailer(config, log, { taking: 50, answer: 60_000 })
    await expect(mailer.send(composeMail(letter))).rejects.toMatchObject({ code: 'EABORT' })
    silent.close()
  })

  it('AUT-2 fails where the server cannot be reached, so that the sender can say so', async () => {
    const { server, port } = await smtpServer()
    await new Promise((resolve) => server.close(resolve))
    const mailer = createMailer(
      { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: await folder() },
      log,
    )
    await expect(mailer.send(composeMail(letter))).rejects.toThrow(/ECONNREFUSED/)
  })
})
