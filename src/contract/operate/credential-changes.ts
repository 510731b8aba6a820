import * as v from 'valibot'
import { numberNames } from '../catalogue.ts'
import { sustainabilityCategories } from '../categories.ts'
import { credentialCategories } from '../credential-categories.ts'
import { line } from '../fields.ts'
import { operatorText } from '../operator-text.ts'
import { isSdg } from '../sdgs.ts'
import { statedFields } from '../trust/stated-details.ts'
import { webAddress } from './input-fields.ts'

const secureAddress = v.pipe(
  webAddress,
  v.check((text) => /^https:/i.test(text), 'must begin with https://'),
)

/** Whether the pattern can be read, and the example has its form, the server alone says. */
export const credentialNumber = v.strictObject({
  name: v.picklist(numberNames),
  pattern: v.exactOptional(line(300)),
  example: v.exactOptional(line(100)),
})

/** Null: as the release has it. */
export const may = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.exactOptional(v.nullable(schema))

/** Characters of the texts of an entry, in each language. */
export const entryTextLengths = {
  ...{ name: 160, shortName: 60, issuer: 200, proves: 300, doesNotProve: 300 },
} as const

/** What an operator says of a credential of the catalogue, by the names of its fields. */
export const credentialChanges = v.strictObject({
  name: may(operatorText(line(entryTextLengths.name))),
  shortName: may(operatorText(line(entryTextLengths.shortName))),
  issuer: may(operatorText(line(entryTextLengths.issuer))),
  website: may(webAddress),
  category: may(v.picklist(credentialCategories)),
  sustainabilityBadges: may(
    v.pipe(
      v.array(v.picklist(sustainabilityCategories)),
      v.minLength(1, 'needs at least one category'),
    ),
  ),
  sdgs: may(v.array(v.pipe(v.number(), v.check(isSdg, 'must be goals from 1 to 17')))),
  asks: may(v.array(v.picklist(statedFields))),
  number: may(credentialNumber),
  scopeIs: may(v.picklist(['coverage', 'level'])),
  validMonths: may(v.pipe(v.number(), v.check(isMonths, 'must be whole months from 1 to 720'))),
  register: may(secureAddress),
  thirdParty: may(v.boolean()),
  proves: may(operatorText(line(entryTextLengths.proves))),
  doesNotProve: may(operatorText(line(entryTextLengths.doesNotProve))),
  sources: may(v.array(webAddress)),
})
export type CredentialChanges = v.InferOutput<typeof credentialChanges>

/** What an entry needs that the release does not have. */
export const neededFields = [
  'name',
  'shortName',
  'issuer',
  'website',
  'category',
  'sustainabilityBadges',
  'proves',
  'doesNotProve',
] as const satisfies readonly (keyof CredentialChanges)[]

function isMonths(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= 720
}
