import * as v from 'valibot'
import { line } from '#src/contract/fields.ts'
import { modulePut, moduleTitle } from '#src/contract/operate/module-input.ts'
import { operatorText } from '#src/contract/operator-text.ts'
import { sanitiseLine } from '../markup/sanitise-html.ts'

/** A module as an operator puts it. */
export const moduleInput = v.strictObject({
  ...modulePut.entries,
  /** May hold `<strong>`; any other markup is taken out. */
  title: operatorText(v.pipe(line(moduleTitle), v.transform(sanitiseLine), line(moduleTitle))),
})
export type ModuleInput = v.InferInput<typeof moduleInput>
/** A module as it is stored. */
export type StoredModule = v.InferOutput<typeof moduleInput>
