import * as v from 'valibot'
import { companySizes } from './company-sizes.ts'

export const companySize = v.picklist(companySizes)
export type CompanySize = v.InferOutput<typeof companySize>
