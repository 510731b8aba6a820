import { emailKey } from '#src/contract/email-address.ts'
import type { Connection, Engine } from './engine.ts'
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
export type StoredSignUp = SignUp & { createdAt: string }

export type NewsletterStore = {
  /**
   * Signs an address up for a tag of a brand; the first time counts.
   * @param network that the call comes from
   * @returns false, with nothing stored, where too many calls have come from there
   */
  signUp(signUp: SignUp, network: string): Promise<boolean>
  /** Everybody who has signed up, by brand and address. */
  list(): AsyncIterable<StoredSignUp>
}

/** Calls from one network within `signUpWindow` milliseconds. */
const mostSignUps = 30
const signUpWindow = 3_600_000
/** Rows that are read at a time. */
const page = 500

export function createNewsletterStore(
  db: Connection,
  engine: Engine,
  fingerprint: Fingerprints,
): NewsletterStore {
  return {
    async signUp(signUp, network) {
      const counted = { kind: 'newsletter', sender: await fingerprint('network', network) } as const
      const now = Date.now()
      return db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, outreachLock)
        await forgetOldEntries(transaction, now)
        if ((await countEntries(transaction, counted, now - signUpWindow)) >= mostSignUps) {
          return false
        }
        await addEntries(transaction, [{ ...counted, recipient: null, is_sent: 0 }], now)
        await write(transaction, signUp, now)
        return true
      })
    },
    async *list() {
      for (let after: StoredSignUp | undefined; ;) {
        const rows = await readPage(db, after)
        yield* rows
        after = rows.at(-1)
        if (rows.length < page) return
      }
    },
  }
}

async function write(transaction: Connection, signUp: SignUp, now: number): Promise<void> {
  const { brandId, email, tag, name, lastName } = signUp
  await transaction
    .insertInto('newsletter_sign_ups')
    .values({
      brand_id: brandId,
      email: emailKey(email),
      tag,
      first_name: name,
      last_name: lastName,
      created_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['brand_id', 'email', 'tag']).doNothing())
    .execute()
}

async function readPage(db: Connection, after: StoredSignUp | undefined): Promise<StoredSignUp[]> {
  return db
    .selectFrom('newsletter_sign_ups')
    .select(['brand_id as brandId', 'email', 'tag', 'first_name as name'])
    .select(['last_name as lastName', 'created_at as createdAt'])
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('brand_id', 'email', 'tag'),
          '>',
          tuple(after?.brandId ?? '', after?.email ?? '', after?.tag ?? ''),
        ),
      ),
    )
    .orderBy('brand_id')
    .orderBy('email')
    .orderBy('tag')
    .limit(page)
    .execute()
}
