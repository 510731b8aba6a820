import * as v from 'valibot'
import { catalogueId, givenId, line } from '../fields.ts'
import { freeModules } from '../free-modules.ts'
import { type OperatorText, operatorText } from '../operator-text.ts'
import { storedText } from './edited-record.ts'
import { brandId, imageAddress, webAddress } from './input-fields.ts'

/** Attributes that a module may earn: those that no supplier can tick and no certificate proves. */
export const earnableAttributes: readonly string[] = freeModules.map((id) => `module-${id}`)

/** Characters of the title, whose markup is counted too. */
export const moduleTitle = 400
const mostEntries = 10
const few = `must have at most ${mostEntries} entries`
/** A questionnaire of the portal's own. */
const own = v.pipe(
  v.string(),
  v.regex(/^\/questionnaires\/[A-Za-z0-9][\w.-]{0,79}$/, 'is not a questionnaire'),
)

/** A module as an operator puts it; of its title the server keeps nothing but words and `<strong>`. */
export const modulePut = v.strictObject({
  id: givenId,
  brandId,
  caption: operatorText(line(80)),
  title: operatorText(line(moduleTitle)),
  icon_url: imageAddress,
  /** Where the questionnaire is answered: an address, or one of the portal's own; empty: coming soon. */
  questionnaire: v.optional(v.union([v.literal(''), own, webAddress]), ''),
  /** The form service's id of the questionnaire; empty: nothing is earned through its webhook. */
  formId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,80}$/, 'is not an id of a form')), ''),
  tags: v.pipe(v.array(operatorText(line(40))), v.maxLength(mostEntries, few)),
  /** What completing it earns. */
  attributeIds: v.pipe(
    v.array(
      v.pipe(
        catalogueId,
        v.check(
          (id) => earnableAttributes.includes(id),
          'is not an attribute that a module can earn',
        ),
      ),
    ),
    v.maxLength(mostEntries, few),
  ),
})
export type ModuleContent = {
  id: string
  brandId: string | null
  caption: OperatorText
  /** May hold `<strong>`, nothing else. */
  title: OperatorText
  icon_url: string
  questionnaire: string
  formId: string
  tags: OperatorText[]
  attributeIds: string[]
}

/** A module as its editors read it. */
export const storedModule: v.GenericSchema<unknown, ModuleContent> = v.object({
  id: v.string(),
  brandId: v.nullable(v.string()),
  caption: storedText,
  title: storedText,
  icon_url: v.string(),
  questionnaire: v.string(),
  formId: v.string(),
  tags: v.array(storedText),
  attributeIds: v.array(v.string()),
})
