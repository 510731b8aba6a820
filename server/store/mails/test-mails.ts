import { mostTestMails } from '#src/contract/operate/mails.ts'
import type { Mail } from '../../mail/mail.ts'
import { recordAudit } from '../audit.ts'
import type { Connection, Engine } from '../engine.ts'
import type { Fingerprints } from '../outreach/fingerprints.ts'
import {
  addEntries,
  countEntries,
  forgetOldEntries,
  outreachLock,
} from '../outreach/outreach-log.ts'
import { addMail } from '../waiting-mails.ts'

const hour = 3_600_000

export type TestMail = {
  /** Addressed to the operator. */
  mail: Mail
  /** Who has it sent, to their own address. */
  user: { id: string; email: string }
  letter: string
  /** What the audit log says of it besides. */
  details: Readonly<Record<string, string>>
}

export type TestMailStore = {
  /**
   * Has an example of a letter mailed to the operator who looks at it; the audit log says so.
   * @returns false, with nothing sent, where they have had as many as one may within an hour
   * @throws Error for a mail to anybody else
   */
  send(test: TestMail): Promise<boolean>
}

export function createTestMailStore(
  db: Connection,
  engine: Engine,
  fingerprint: Fingerprints,
): TestMailStore {
  return {
    async send({ mail, user, letter, details }) {
      if (mail.to !== user.email) throw new Error('A test mail is for whoever asks for it alone.')
      const counted = { kind: 'test-mail', sender: await fingerprint('user', user.id) } as const
      const now = Date.now()
      return db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, outreachLock)
        await forgetOldEntries(transaction, now)
        if ((await countEntries(transaction, counted, now - hour)) >= mostTestMails) return false
        await addEntries(transaction, [{ ...counted, recipient: null, is_sent: 1 }], now)
        await addMail(transaction, { ...mail, userId: user.id })
        const entry = { actor: user.email, action: 'mail.test', subject: letter, details }
        await recordAudit(transaction, entry)
        return true
      })
    },
  }
}
