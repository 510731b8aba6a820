import * as v from 'valibot'

/** By the number of employees, from few to many. */
export const companySizes = ['MICRO', 'SMALL', 'MEDIUM', 'LARGE'] as const

export const companySize = v.picklist(companySizes)
export type CompanySize = v.InferOutput<typeof companySize>
