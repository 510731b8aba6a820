import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Tables that take note of whoever comes, in which each test finds only what it put there. */
const visitors = new Set([
  'accounts',
  'action_tokens',
  'address_changes',
  'affiliate_claims',
  'audit_links',
  'audit_log',
  'audit_words',
  'authenticator_apps',
  'calendar_feeds',
  'credential_reminders',
  'event_consumers',
  'idempotency_keys',
  'identity_attempts',
  'identity_secrets',
  'newsletter_sign_ups',
  'oidc_payloads',
  'outreach_log',
  'passkey_challenges',
  'passkeys',
  'recovery_codes',
  'reminder_subscriptions',
  'session_browsers',
  'sign_in_steps',
  'users',
])

/** Columns that count visitors, or how far the server has followed what they do and time has passed. */
const counters = new Set([
  'affiliates.people',
  'organisations.next_reminder_at',
  'audit_log.position',
  'audit_log.actor_salt',
  'audit_log.subject_salt',
  'audit_log.details_salt',
  'event_consumers.position',
  'event_consumers.holder',
  'event_consumers.lease_until',
])

/**
 * What a portal no longer holds as it began: rows that are gone or differ, and rows that an organisation, a
 * user or a brand of the beginning has since. What belongs to those who came later is nobody else's.
 * @param dataDir of the portal
 * @param before folder of the data it began with
 * @returns a line for each table
 */
export function demoChanges(dataDir: string, before: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'credence.sqlite'), {
    readOnly: true,
    timeout: 5000,
  })
  try {
    database.prepare('ATTACH ? AS before').run(join(before, 'credence.sqlite'))
    const names =
      "SELECT name FROM before.sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%USING fts%'"
    // What the server does, counts and compares again and again, it does for itself.
    const own =
      "('scheduled_jobs', 'daily_numbers', 'newsletter_counts', 'visit_sums', 'duplicate_keys', 'duplicate_pairs')"
    const tables = database
      .prepare(
        `${names} AND name NOT LIKE 'organisation_names_%' AND name NOT LIKE 'search_%' AND name NOT IN ${own}`,
      )
      .all()
    return tables.flatMap(({ name }) => changesOf(database, String(name)))
  } finally {
    database.close()
  }
}

/** Columns that say whose a row is, each with the rows of the beginning that it may name. */
const owners = {
  organisation_id: 'SELECT id FROM before.organisations',
  organisation_no: 'SELECT no FROM before.organisations',
  user_id: 'SELECT id FROM before.users',
}

function changesOf(database: DatabaseSync, table: string): string[] {
  const columns = database.prepare(`PRAGMA before.table_info(${table})`).all()
  const owned = Object.entries(table === 'organisations' ? { id: owners.organisation_id } : owners)
    .filter(([column]) => columns.some(({ name }) => name === column))
    .map(([column, those]) => `${column} IN (${those})`)
  const old = owned.length > 0 ? ` WHERE ${owned.join(' OR ')}` : ''
  const compared = columns
    .filter(({ name }) => !counters.has(`${table}.${String(name)}`))
    .map(({ name }) => `"${String(name)}"`)
    .join(', ')
  const differing = (one: string, other: string): number => {
    const rows = `SELECT ${compared} FROM ${one}.${table}${old} EXCEPT SELECT ${compared} FROM ${other}.${table}`
    return Number(database.prepare(`SELECT count(*) AS n FROM (${rows})`).get()?.['n'])
  }
  const gone = differing('before', 'main')
  const added = visitors.has(table) ? 0 : differing('main', 'before')
  return gone + added > 0 ? [`${table}: ${gone} rows gone or changed, ${added} new`] : []
}
