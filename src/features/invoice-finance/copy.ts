/** Texts of invoice finance. */
export const invoiceFinanceCopy = { title: 'Invoice Finance' } as const
