import { RE2JS } from 're2js'
import * as v from 'valibot'
import { numberNames } from '#src/contract/catalogue.ts'
import { credentialCategories, sustainabilityCategories } from '#src/contract/categories.ts'
import { catalogueId, line } from '#src/contract/fields.ts'
import { numberFits } from '#src/contract/trust/number-fits.ts'
import { statedFields } from '#src/contract/trust/stated-details.ts'
import { isSdg } from '#src/contract/sdgs.ts'
import { webAddress } from '#src/contract/operate/input-fields.ts'
import { operatorText } from '#src/contract/operator-text.ts'

const secureAddress = v.pipe(
  webAddress,
  v.check((text) => /^https:/i.test(text), 'must begin with https://'),
)
/** Runs on a linear-time engine, in the browser too. */
const numberPattern = v.pipe(
  line(300),
  v.check(isReadable, 'is not a pattern that can be read (RE2 syntax)'),
)
const number = v.pipe(
  v.strictObject({
    name: v.picklist(numberNames),
    pattern: v.exactOptional(numberPattern),
    example: v.exactOptional(line(100)),
  }),
  v.forward(
    v.check(
      ({ pattern, example }) =>
        pattern === undefined || (example !== undefined && numberFits(pattern, example, matches)),
      'must be a number that has the form of the pattern',
    ),
    ['example'],
  ),
)

/** Null: as the release has it. */
const may = <Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(v.nullable(schema))

/** What an operator says of an entry, by the names of its fields. */
export const entryChanges = v.strictObject({
  id: catalogueId,
  name: may(operatorText(line(160))),
  shortName: may(operatorText(line(60))),
  issuer: may(operatorText(line(200))),
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
  number: may(number),
  scopeIs: may(v.picklist(['coverage', 'level'])),
  validMonths: may(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720))),
  register: may(secureAddress),
  thirdParty: may(v.boolean()),
  proves: may(operatorText(line(300))),
  doesNotProve: may(operatorText(line(300))),
  sources: may(v.array(webAddress)),
})
export type EntryChanges = Omit<v.InferOutput<typeof entryChanges>, 'id'>

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
] as const satisfies readonly (keyof EntryChanges)[]

function isReadable(pattern: string): boolean {
  try {
    return read(pattern) !== null
  } catch {
    return false
  }
}

const read = (pattern: string) => RE2JS.compile(RE2JS.translateRegExp(pattern))
const matches = (pattern: string, value: string) =>
  isReadable(pattern) && read(pattern).matches(value)
