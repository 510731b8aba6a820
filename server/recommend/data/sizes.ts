import type { CompanySize } from '#src/contract/company-size.ts'

/** Too small for a stock exchange or a staff department. */
export const upToMedium: readonly CompanySize[] = ['MICRO', 'SMALL', 'MEDIUM']
/** Audits by the day and an employee to look after them: from about ten people. */
export const fromSmall: readonly CompanySize[] = ['SMALL', 'MEDIUM', 'LARGE']
export const fromMedium: readonly CompanySize[] = ['MEDIUM', 'LARGE']
export const large: readonly CompanySize[] = ['LARGE']
