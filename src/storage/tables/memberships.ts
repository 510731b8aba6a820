import type { Table } from '../device.ts'

/** Memberships by user id (AUT-12). */
export const memberships: Table = { name: 'memberships', private: true, keep: 10 }
