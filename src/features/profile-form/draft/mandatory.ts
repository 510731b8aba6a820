import type { Translate } from '#src/i18n/texts.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'
import { fieldKeys } from './field-keys.ts'
import { missingFields } from './missing.ts'

/** Something that Save needs: the key of the input to fill in next, and whether nothing is missing. */
export type Mandatory = { key: string; name: string; isDone: boolean }

const parts = ['name', 'website', 'address', 'identifiers', 'description', 'companySize'] as const

/** All that Save needs (PRF-2), in the order of the form; the rows of a list count as one. */
export function mandatoryFields(t: Translate, fields: ReadonlyDeep<ProfileFields>): Mandatory[] {
  const missing = missingFields(t, fields)
  return parts.map((part) => {
    const key = fieldKeys[part]
    const gap = missing.find((one) => one.key === key || one.key.startsWith(`${key}-`))
    return { key: gap?.key ?? key, name: t(`profile-form.mandatory.${part}`), isDone: !gap }
  })
}
