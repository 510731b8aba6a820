import type { Table } from '../device.ts'

/** Lists of the catalogue by name, and identifier types by country and by type. */
export const reference: Table = { name: 'reference', private: false, keep: 300 }
