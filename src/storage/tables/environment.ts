import type { Table } from '../device.ts'

/** Settings of the portal, one row (BRD-5). */
export const environment: Table = { name: 'environment', private: false, keep: 1 }
