/** Texts of the recommended credentials. */
export const pathwaysCopy = { title: 'Pathways' } as const
