import type { AttributeOption } from '#src/contract/catalogue.ts'
import { earnedAttributes } from './attributes/earned.ts'
import { carbonFootprint } from './questionnaires/carbon-footprint.ts'
import { circularEconomy } from './questionnaires/circular-economy.ts'
import { humanRights } from './questionnaires/human-rights.ts'
import type { QuestionnaireDefinition } from './questionnaires/questionnaire-definition.ts'
import { recycledContent } from './questionnaires/recycled-content.ts'
import { supplierSpend } from './questionnaires/supplier-spend.ts'

/** Every questionnaire that the portal asks itself, in the order of the built-in modules (MOD-2). */
export const questionnaires: readonly QuestionnaireDefinition[] = [
  carbonFootprint,
  circularEconomy,
  recycledContent,
  humanRights,
  supplierSpend,
]

const byId = new Map(questionnaires.map((one) => [one.id, one]))

export function questionnaireById(id: string): QuestionnaireDefinition | undefined {
  return byId.get(id)
}

/** How a stored module names a questionnaire of the portal's own. */
export function questionnairePath(id: string): string {
  return `/questionnaires/${id}`
}

/** The attribute that passing earns. */
export function earnedBy({ id }: QuestionnaireDefinition): AttributeOption {
  const attribute = earnedAttributes.find((one) => one.id === `module-${id}`)
  if (!attribute) throw new Error(`The questionnaire '${id}' earns no attribute of the catalogue`)
  return attribute
}
