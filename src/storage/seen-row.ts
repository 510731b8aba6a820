import type { Kept } from './device.ts'

/** What a page has shown, of which table, and when; a null value means that there is no such thing. */
export type SeenRow = Kept & { table: string; key: string }
