import type { Table } from '../device.ts'

/** Themes by host (BRD-5). */
export const themes: Table = { name: 'themes', private: false, keep: 20 }
