import { bulkInsert, mergedRows, type Rows } from '#server/store/bulk-insert.ts'
import type { OpenDatabase } from '#server/store/database.ts'
import { credence } from '#server/demo/brands/credence.ts'
import { affiliateSlug, carbonModule } from '../../fixtures/furnish.ts'
import { pairOf } from '#server/store/duplicates/pair.ts'
import { inBulk, withoutWaiting } from './in-bulk.ts'
import { chanceFrom } from './directory-random.ts'
import { directoryPerson, directorySlug, organisationId } from './directory.ts'
import { momentOf } from './directory-supplier.ts'

const batch = 4_000
const hex = (text: string) => text.replaceAll('-', '').padEnd(64, '0')

/**
 * Fills in what grows with the organisations of a directory beside them: accounts and sessions, what was
 * done, sent, claimed and uploaded.
 * @param size how many organisations there are
 * @param from how many of them have it already
 */
export async function fillActivity(open: OpenDatabase, size: number, from = 0): Promise<void> {
  await withoutWaiting(open, async () => {
    for (let start = from; start < size; start += batch) {
      const count = Math.min(batch, size - start)
      const numbers = Array.from({ length: count }, (_, at) => start + at)
      await inBulk(open, async (transaction) => {
        const all = numbers.map((number) => activityOf(number))
        await bulkInsert(transaction, open.engine, mergedRows(all))
      })
    }
  })
}

function activityOf(number: number): Rows {
  const chance = chanceFrom(2 ** 28 + number)
  const created_at = momentOf(number)
  const recent = new Date(Date.now() - number * 100).toISOString()
  const { id: user_id, email, firstName, lastName } = directoryPerson(number)
  const organisation_id = organisationId(number)
  const each = (every: number) => (number % every === 0 ? [0] : [])
  const uid = chance.uuid()
  const [request_id, item_id] = [chance.uuid(), chance.uuid()]
  const signs = JSON.stringify([{ kind: 'name', value: `AU firm ${number}` }])
  /** With the supplier before it, if there is one. */
  const pairs = number === 0 ? [] : [pairOf(organisationId(number - 1), organisation_id)]
  const pairRows = pairs.map(({ first, second }) => ({ first_id: first, second_id: second, signs }))
  return {
    accounts: [
      {
        ...{ id: user_id, email, email_key: email, verified_at: created_at, password_hash: '$' },
        ...{ first_name: firstName, last_name: lastName, newcomer: 0, language: 'en' },
        ...{ tokens_valid_from: created_at, created_at },
      },
    ],
    buyers: [{ id: uid, slug: `buyer-${number}`, name: 'Quandong', version: 1, created_at }],
    buyer_members: [
      {
        ...{ id: chance.uuid(), buyer_id: uid, user_id, email: null, role: 'ADMIN' },
        ...{ created_at, accepted_at: created_at },
      },
    ],
    buyer_objectives: [
      { id: chance.uuid(), buyer_id: uid, position: 0, version: 1, content: '{}' },
    ],
    buyer_shortlists: [{ id: user_id, buyer_id: uid, name: 'Cotton', version: 1, created_at }],
    shortlist_items: [
      {
        ...{ id: chance.uuid(), shortlist_id: user_id, organisation_id, name: 'Wattle & Wool' },
        ...{ status: 'in-contact', note: 'Rang them.', user_id, noted_at: recent, version: 2 },
        ...{ added_at: recent, removed_at: number % 3 === 0 ? recent : null },
      },
    ],
    buyer_searches: [
      {
        ...{ id: uid, buyer_id: uid, brand_id: credence.id, name: 'Linen', query: 'q=linen' },
        ...{ version: 1, look: 1, looked_at: created_at, total: 1, created_at, removed_at: null },
      },
    ],
    buyer_search_hits: [{ search_id: uid, organisation_id, look: 1 }],
    buyer_follows: [
      { buyer_id: uid, organisation_id, brand_id: credence.id, since_news: 0, created_at },
    ],
    supplier_states: [{ organisation_id, state: '{"credentials":{},"modules":[]}' }],
    supplier_news: [
      { organisation_id, kind: 'confirmed' as const, subject: 'iso-14001', created_at },
    ],
    follow_subscriptions: [{ buyer_id: uid, user_id, cadence: 'weekly' as const, told: 0 }],
    news_subscriptions: [
      { user_id, link: chance.uuid(), ended_at: null, day: '2026-01-01', week: '2025-12-29' },
    ],
    search_subscriptions: [
      { search_id: uid, user_id, cadence: 'weekly' as const, told: 0, seen: 0 },
    ],
    requests: [
      {
        ...{ id: request_id, buyer_id: uid, organisation_id, sent_by: user_id, version: 2 },
        ...{ purpose: 'Our report.', due_on: recent.slice(0, 10), sent_at: created_at },
        withdrawn_at: null,
      },
    ],
    request_items: [
      {
        ...{ id: item_id, request_id, position: 0, kind: 'disclosure', value: 'B3' },
        ...{ outcome: 'given', text: '', answered_at: recent, answered_by: user_id },
      },
    ],
    request_files: each(2).map(() => ({
      ...{ id: chance.uuid(), item_id, name: 'report.pdf', type: 'application/pdf' as const },
      ...{ size: 10_000, sha256: hex(chance.uuid()), shared_at: recent, shared_by: user_id },
    })),
    request_refusals: [{ organisation_id, buyer_id: uid, created_at: recent }],
    audit_log: [
      {
        ...{
          id: chance.uuid(),
          created_at,
          actor: 'olga@operator.test',
          subject: directorySlug(number),
        },
        ...{ action: 'membership.accept', details: JSON.stringify({ user: user_id }) },
      },
    ],
    newsletter_sign_ups: [
      {
        ...{
          brand_id: credence.id,
          email,
          tag: 'news',
          first_name: firstName,
          last_name: lastName,
        },
        ...{ created_at, confirmed_at: number % 3 === 0 ? null : created_at, asked_at: recent },
        ...{ link: chance.uuid(), link_expires_at: recent },
      },
    ],
    outreach_log: [
      {
        ...{
          id: chance.uuid(),
          kind: 'invitation',
          sender: chance.uuid(),
          recipient: chance.uuid(),
        },
        ...{ is_sent: 1, created_at: recent },
      },
    ],
    idempotency_keys: [
      {
        ...{ user_id, key: chance.uuid(), fingerprint: 'f', claim: chance.uuid(), has_effect: 1 },
        ...{ lease_until: recent, status: 200, headers: '{}', body: '{}', created_at: recent },
      },
    ],
    oidc_payloads: ['Session', 'RefreshToken'].map((model) => ({
      ...{ model, id: chance.uuid(), payload: JSON.stringify({ accountId: user_id, uid }), uid },
      ...{ grant_id: chance.uuid(), account_id: user_id, consumed_at: null },
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })),
    session_browsers: [
      { uid, account_id: user_id, browser: 'Firefox', system: 'Windows', ended_at: null },
    ],
    evidence: each(3).map(() => ({
      ...{ id: chance.uuid(), organisation_id, credential_id: 'iso-14001', name: 'audit.pdf' },
      ...{ type: 'application/pdf' as const, size: 10_000, sha256: hex(chance.uuid()) },
      uploaded_at: created_at,
    })),
    credential_reminders: [90, 30].map((step) => ({
      ...{ user_id, organisation_id, credential_id: 'iso-14001', created_at: recent },
      ...{ expires_on: recent.slice(0, 10), step },
    })),
    reminder_subscriptions: [{ user_id, link: chance.uuid(), ended_at: null }],
    calendar_feeds: each(3).map(() => ({ user_id, token_hash: hex(chance.uuid()), created_at })),
    module_completions: each(4).map(() => ({
      ...{ response_id: chance.uuid(), organisation_id, module_id: carbonModule.id, user_id },
      ...{ created_at, score: 80 },
    })),
    benefit_claims: each(5).map(() => ({
      ...{ organisation_id, benefit: 'butn' as const, ref: chance.uuid(), link: '', created_at },
      passed_on_at: recent,
    })),
    benefit_claimants: each(5).map(() => ({
      ...{ organisation_id, benefit: 'butn' as const, user_id, phone_number: '+61 2 9000 0000' },
      identifiers: '[]',
    })),
    duplicate_keys: (['name', 'website'] as const).map((kind) => ({
      ...{ organisation_id, kind, value: `AU firm ${number >> 1}`, core_name: `firm ${number}` },
    })),
    duplicate_pairs: each(4).flatMap(() =>
      pairRows.map((row) => ({
        // As many as have one reason alone must be few: else any index is as good as that of the reason.
        ...{ ...row, since: recent, by_website: 0 as const },
        ...(number % 3 === 0
          ? { by_name: 1 as const, by_number: 0 as const }
          : { by_name: 0 as const, by_number: 1 as const }),
      })),
    ),
    duplicate_dismissals: each(3).flatMap(() =>
      pairRows.map((row) => ({
        ...{ ...row, reason: 'group' as const, note: null, user_id, dismissed_at: recent },
      })),
    ),
    affiliate_claims: each(4).map(() => ({
      ...{ user_id, brand_id: credence.id, slug: affiliateSlug, created_at },
    })),
  }
}
