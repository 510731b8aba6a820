import * as v from 'valibot'
import { catalogueId, line } from '#src/contract/fields.ts'
import { earnedAttributes } from '../catalogue/attributes/earned.ts'
import { sanitiseLine } from '../markup/sanitise-html.ts'
import { operatorText } from '#src/contract/operator-text.ts'
import { brandId, imageAddress, webAddress } from '#src/contract/operate/input-fields.ts'

const earned = new Set(earnedAttributes.map((one) => one.id))
const none = v.literal('')
const own = v.pipe(v.string(), v.regex(/^\/questionnaires\/[A-Za-z0-9][\w.-]{0,79}$/))

/** A module as an operator puts it. */
export const moduleInput = v.strictObject({
  id: catalogueId,
  brandId,
  caption: operatorText(line(80)),
  /** May hold `<strong>`; any other markup is taken out. */
  title: operatorText(v.pipe(line(200), v.transform(sanitiseLine), line(400))),
  icon_url: imageAddress,
  /** Where the questionnaire is answered: an address, or one of the portal's own; empty: coming soon. */
  questionnaire: v.optional(v.union([none, own, webAddress]), ''),
  /** The form service's id of the questionnaire; empty: nothing is earned through its webhook. */
  formId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,80}$/, 'is not an id of a form')), ''),
  tags: v.pipe(v.array(operatorText(line(40))), v.maxLength(10, 'must have at most 10 entries')),
  /** What completing it earns; only what no supplier can tick and no certificate proves. */
  attributeIds: v.pipe(
    v.array(
      v.pipe(
        catalogueId,
        v.check((id) => earned.has(id), 'is not an attribute that a module can earn'),
      ),
    ),
    v.maxLength(10, 'must have at most 10 entries'),
  ),
})
export type ModuleInput = v.InferInput<typeof moduleInput>
/** A module as it is stored. */
export type StoredModule = v.InferOutput<typeof moduleInput>
