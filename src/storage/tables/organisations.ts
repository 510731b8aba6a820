import type { Table } from '../device.ts'

/** Details of organisations by user id and slug (AUT-12). */
export const organisations: Table = { name: 'organisations', private: true, keep: 50 }
