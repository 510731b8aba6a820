import * as v from 'valibot'

export const companySizes = [
  { value: 'MICRO', label: 'Micro (1 - 10 employees)' },
  { value: 'SMALL', label: 'Small (11 - 100 employees)' },
  { value: 'MEDIUM', label: 'Medium (101 - 1,000 employees)' },
  { value: 'LARGE', label: 'Large (1,001+ employees)' },
] as const

export const companySize = v.picklist(['MICRO', 'SMALL', 'MEDIUM', 'LARGE'])
export type CompanySize = v.InferOutput<typeof companySize>
