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
