import type { Table } from '../device.ts'

/** Details of organisations by user id and slug (AUT-12). */
export const organisations: Table = { name: 'organisations', private: true, keep: 50 }

/** Keys of private tables start with the user's id. */
export const organisationKey = (userId: string, slug: string): string => `${userId}/${slug}`
