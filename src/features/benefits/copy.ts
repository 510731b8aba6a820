/** Texts of the partner offers. */
export const benefitsCopy = { title: 'Benefits' } as const
