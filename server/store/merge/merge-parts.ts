import type { MergedPart } from '#src/contract/operate/merge-preview.ts'
import type { Database } from '../tables.ts'

/** Rows of one table that belong to an organisation, and how two organisations' are put together. */
export type MergePart = {
  readonly table: keyof Database & MergedPart
  /** For people. */
  readonly label: string
  /** Columns that make a row the same thing for both organisations; none: all rows are moved. */
  readonly key: readonly string[]
  /** Whether the rows have a place in a list; moved ones go to its end. */
  readonly isOrdered?: boolean
}

/**
 * Everything that belongs to an organisation by its column `organisation_id`, except what
 * `moveBenefits` moves. A test walks the tables of the database for one that is missing here.
 */
export const mergeParts: readonly MergePart[] = [
  { table: 'organisation_slugs', label: 'addresses of the profile', key: [] },
  { table: 'memberships', label: 'memberships', key: ['user_id'] },
  { table: 'organisation_credentials', label: 'credentials', key: ['credential_id'] },
  { table: 'credential_statements', label: 'statements about credentials', key: [] },
  { table: 'credential_checks', label: 'checks of credentials', key: [] },
  { table: 'credential_stops', label: 'suspensions of credentials', key: [] },
  {
    table: 'credential_reminders',
    label: 'reminders of last days',
    key: ['user_id', 'credential_id', 'expires_on', 'step'],
  },
  { table: 'verification_leases', label: 'operators at work', key: ['item_id'] },
  { table: 'queued_decisions', label: 'decisions that can be undone', key: ['item_id'] },
  { table: 'reports', label: 'reports', key: [] },
  { table: 'requests', label: 'requests of buyers', key: [] },
  { table: 'request_refusals', label: 'buyers whose requests are not taken', key: ['buyer_id'] },
  { table: 'suspensions', label: 'suspensions and appeals', key: [] },
  { table: 'organisation_checks', label: 'checks of website and numbers', key: [] },
  { table: 'credential_notes', label: 'notes on credentials', key: [] },
  { table: 'check_files', label: 'files of checks', key: [] },
  { table: 'evidence', label: 'files of evidence', key: ['credential_id', 'sha256'] },
  { table: 'organisation_attributes', label: 'attributes', key: ['attribute_id', 'source'] },
  {
    table: 'organisation_identifiers',
    label: 'business numbers',
    key: ['type_id'],
    isOrdered: true,
  },
  {
    table: 'organisation_descriptions',
    label: 'descriptions in further languages',
    key: ['language'],
  },
  {
    table: 'secondary_addresses',
    label: 'further addresses',
    key: ['address', 'address_identifier'],
    isOrdered: true,
  },
  { table: 'organisation_products', label: 'categories', key: ['product_id'], isOrdered: true },
  { table: 'organisation_locations', label: 'locations', key: ['location_id'], isOrdered: true },
  { table: 'organisation_sdgs', label: 'goals', key: ['sdg'] },
  {
    table: 'organisation_engagements',
    label: 'targets and events',
    key: ['kind', 'name'],
    isOrdered: true,
  },
  { table: 'portfolio_links', label: 'portfolios', key: ['brand_id', 'portfolio_slug'] },
  { table: 'visit_sums', label: 'views and badge loads of days', key: ['day', 'kind', 'host'] },
  { table: 'module_completions', label: 'completed modules', key: [] },
]
