import { randomBytes } from 'node:crypto'
import { emailKey } from '#src/contract/email-address.ts'
import type { ListedSignUp } from '#src/contract/operate/newsletter.ts'
import { recordAudit } from './audit.ts'
import type { Connection, Engine } from './engine.ts'
import { mailboxKey } from '../mail/mailbox-key.ts'
import type { OperatorScope } from '../policies/operator.ts'
import type { Page, PageWanted } from './keyset.ts'
import { countSignUps, type SignUpCounts } from './newsletter/count-sign-ups.ts'
import { listSignUps, type SignUpsView } from './newsletter/list-sign-ups.ts'
import { readSignUps, type SignUpsWanted } from './newsletter/read-sign-ups.ts'
import { type AddressToRemove, removeAddress } from './newsletter/remove-address.ts'
import type { OutreachLogTable } from './tables/outreach.ts'
import type { Fingerprints } from './outreach/fingerprints.ts'
import {
  addEntries,
  countEntries,
  forgetOldEntries,
  outreachLock,
} from './outreach/outreach-log.ts'

export type SignUp = {
  brandId: string
  email: string
  tag: string
  name: string | null
  lastName: string | null
}
/** A mail that is due: one that asks to confirm, or one that says that the address is subscribed. */
export type DueMail = { kind: 'confirm' | 'known'; link: string; entry: string }
/** What the link of a mail leads to. */
export type Subscription = { email: string; state: 'waiting' | 'expired' | 'confirmed' }

export type NewsletterStore = {
  /**
   * Signs an address up for a tag of a brand; the first time counts. The subscription counts as soon
   * as it is confirmed.
   * @param from `network` that the call comes from; `isOwn`: by a user who has confirmed the address
   * @returns null, with nothing stored, where too many calls have come from there; else the mail that
   * is due, if one is: neither for one's own address, nor where the mailbox has had enough of them
   */
  signUp(
    signUp: SignUp,
    from: { network: string; isOwn: boolean },
  ): Promise<{ mail: DueMail | null } | null>
  /** Takes back that a mail was sent, where it could not be. */
  takeBack(mail: DueMail): Promise<void>
  /** What a link leads to; undefined where there is no such subscription, or none any more. */
  find(link: string): Promise<Subscription | undefined>
  /** @returns false where the link leads to nothing, or has expired */
  confirm(link: string): Promise<boolean>
  /** Forgets the address for the tag and the brand. */
  unsubscribe(link: string): Promise<void>
  /** The people who have signed up, by brand and address. @param wanted of all brands where it is left out */
  list(wanted?: SignUpsWanted): AsyncIterable<ListedSignUp>
  /** A page of them, as the console lists them. */
  page(view: SignUpsView, wanted: PageWanted): Promise<Page<ListedSignUp>>
  counts(scope: OperatorScope): Promise<SignUpCounts>
  /** Has the audit log say that addresses are given away, before they are. */
  recordExport(asked: {
    brand?: string | undefined
    tag?: string | undefined
    all: boolean
    actor: string
  }): Promise<void>
  /** Removes an address on request; see `removeAddress`. */
  remove(address: AddressToRemove): Promise<number>
}

/** Calls from one network within `signUpWindow` milliseconds. */
const mostSignUps = 30
const signUpWindow = 3_600_000
const day = 24 * 3_600_000
/** Mails that a mailbox gets within a day, from all callers. */
const mostMails = 3
/** Milliseconds in which a subscription can be confirmed, and after which it is removed if it is not. */
const confirmWindow = 7 * day
const waitingMemory = 30 * day

export function createNewsletterStore(
  db: Connection,
  engine: Engine,
  fingerprint: Fingerprints,
): NewsletterStore {
  const rowOf = (link: string) =>
    db
      .selectFrom('newsletter_sign_ups')
      .select(['email', 'confirmed_at', 'link_expires_at'])
      .where('link', '=', link)
      .executeTakeFirst()
  return {
    async signUp(signUp, { network, isOwn }) {
      const counted = { kind: 'newsletter', sender: await fingerprint('network', network) } as const
      const recipient = await fingerprint('mailbox', mailboxKey(signUp.email))
      const now = Date.now()
      return db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, outreachLock)
        await forgetOldEntries(transaction, now)
        if ((await countEntries(transaction, counted, now - signUpWindow)) >= mostSignUps) {
          return null
        }
        const mails = await countMails(transaction, counted.kind, recipient, now - day)
        const isDue = !isOwn && mails < mostMails
        const [entry = ''] = await addEntries(
          transaction,
          [{ ...counted, recipient, is_sent: isDue ? 1 : 0 }],
          now,
        )
        await forgetWaiting(transaction, now)
        const { link, confirmed } = await write(transaction, signUp, { now, isOwn })
        const kind = confirmed ? 'known' : 'confirm'
        return { mail: isDue ? { kind, link, entry } : null }
      })
    },
    async takeBack({ entry }) {
      await db.updateTable('outreach_log').set({ is_sent: 0 }).where('id', '=', entry).execute()
    },
    async find(link) {
      const row = await rowOf(link)
      if (!row) return undefined
      const { email, confirmed_at, link_expires_at } = row
      if (confirmed_at !== null) return { email, state: 'confirmed' }
      const isGood = link_expires_at !== null && link_expires_at > new Date().toISOString()
      return { email, state: isGood ? 'waiting' : 'expired' }
    },
    async confirm(link) {
      const now = new Date().toISOString()
      await db
        .updateTable('newsletter_sign_ups')
        .set({ confirmed_at: now })
        .where('link', '=', link)
        .where('confirmed_at', 'is', null)
        .where('link_expires_at', '>', now)
        .execute()
      const row = await rowOf(link)
      return row !== undefined && row.confirmed_at !== null
    },
    async unsubscribe(link) {
      await db.deleteFrom('newsletter_sign_ups').where('link', '=', link).execute()
    },
    list: (wanted) => readSignUps(db, wanted),
    page: (view, wanted) => listSignUps(db, view, wanted),
    counts: (scope) => countSignUps(db, scope),
    recordExport: ({ actor, ...details }) =>
      db.transaction().execute((transaction) =>
        recordAudit(transaction, {
          ...{ actor, action: 'newsletter.export', subject: 'newsletter', details },
        }),
      ),
    remove: (address) => removeAddress(db, address),
  }
}

/** Mails that have gone to a mailbox. */
async function countMails(
  transaction: Connection,
  kind: OutreachLogTable['kind'],
  recipient: string,
  since: number,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('outreach_log')
    .select((own) => own.fn.countAll<number | string>().as('count'))
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .where('is_sent', '=', 1)
    .where('created_at', '>=', new Date(since).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Forgets addresses that were asked by mail and have not said yes. @param now ms since the epoch */
export async function forgetWaiting(transaction: Connection, now: number): Promise<void> {
  await transaction
    .deleteFrom('newsletter_sign_ups')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', new Date(now - waitingMemory).toISOString())
    .where('link_expires_at', '<', new Date(now).toISOString())
    .execute()
}

async function write(
  transaction: Connection,
  { brandId, email, tag, name, lastName }: SignUp,
  { now, isOwn }: { now: number; isOwn: boolean },
): Promise<{ link: string; confirmed: boolean }> {
  const at = new Date(now).toISOString()
  const expires = new Date(now + confirmWindow).toISOString()
  const link = randomBytes(24).toString('base64url')
  const { confirmed_at, link: known } = await transaction
    .insertInto('newsletter_sign_ups')
    .values({
      brand_id: brandId,
      email: emailKey(email),
      tag,
      first_name: name,
      last_name: lastName,
      created_at: at,
      confirmed_at: isOwn ? at : null,
      asked_at: at,
      link,
      link_expires_at: expires,
    })
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'email', 'tag']).doUpdateSet((row) => ({
        confirmed_at: row.fn.coalesce('newsletter_sign_ups.confirmed_at', 'excluded.confirmed_at'),
        link: row.fn.coalesce('newsletter_sign_ups.link', 'excluded.link'),
        link_expires_at: expires,
      })),
    )
    .returning(['confirmed_at', 'link'])
    .executeTakeFirstOrThrow()
  return { link: known ?? link, confirmed: confirmed_at !== null }
}
