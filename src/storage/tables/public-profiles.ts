import type { Table } from '../device.ts'

/** Public profiles that were visited, by slug. */
export const publicProfiles: Table = { name: 'publicProfiles', private: false, keep: 100 }
