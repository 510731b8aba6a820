import type { Table } from './device.ts'
import * as names from './table-names.ts'

/** Themes by host (BRD-5). */
export const themes: Table = { name: names.themes, private: false, keep: 20 }

/** Settings of the portal, one row (BRD-5). */
export const environment: Table = { name: names.environment, private: false, keep: 1 }

/** Lists of the catalogue by name, and identifier types by country and by type. */
export const reference: Table = { name: names.reference, private: false, keep: 300 }

/** Public profiles that were visited, by slug. */
export const publicProfiles: Table = { name: names.publicProfiles, private: false, keep: 100 }

/** Memberships by user id (AUT-12). */
export const memberships: Table = { name: 'memberships', private: true, keep: 10 }

/** Details of organisations by user id and slug (AUT-12). */
export const organisations: Table = { name: 'organisations', private: true, keep: 50 }

/** What a user reads as a buyer: their buyers, and the shortlists of those (DSC-4). */
export const buying: Table = { name: 'buying', private: true, keep: 60 }

/** Keys of private tables start with the user's id. */
export const organisationKey = (userId: string, slug: string): string => `${userId}/${slug}`

/** Those of the first version of the database. */
export const firstTables: readonly Table[] = [
  themes,
  environment,
  reference,
  publicProfiles,
  memberships,
  organisations,
]

/** Every table of the device's cache. */
export const tables: readonly Table[] = [...firstTables, buying]

/** How keys of what was read about a profile begin, among the reference data: its history, and its days. */
export const aboutProfiles: readonly string[] = ['content/history-', 'content/day-']

/** Tables that are emptied on sign-out, whatever is in them. */
export const emptiedAtSignOut = tables.filter((table) => table.private || table === publicProfiles)

/**
 * Whether a row is removed on sign-out: what belongs to a user, and the profiles that were looked at. Each of
 * those is public, but which of them were read is not the business of the device's next user.
 */
export const goesAtSignOut = (table: Table, key: string): boolean =>
  emptiedAtSignOut.includes(table) ||
  (table === reference && aboutProfiles.some((beginning) => key.startsWith(beginning)))
