import type { Table } from './device.ts'
import { environment } from './tables/environment.ts'
import { memberships } from './tables/memberships.ts'
import { organisations } from './tables/organisations.ts'
import { publicProfiles } from './tables/public-profiles.ts'
import { reference } from './tables/reference.ts'
import { themes } from './tables/themes.ts'

/** Every table of the device's cache. */
export const tables: readonly Table[] = [
  themes,
  environment,
  reference,
  publicProfiles,
  memberships,
  organisations,
]

/**
 * Whether a table is emptied on sign-out: what belongs to a user, and the profiles that were looked at.
 * Each of those is public, but which of them somebody has read concerns nobody who uses the device next.
 */
export const goesAtSignOut = (table: Table): boolean => table.private || table === publicProfiles
