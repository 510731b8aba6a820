import { earnableAttributes } from '#src/contract/operate/module-input.ts'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useOperate } from '../operate-context.ts'

/** What a module can name. */
export type ModuleChoices = {
  questionnaires: readonly QuestionnaireContent[]
  /** Those that a module may earn; by their id where names could not be loaded. */
  attributes: readonly { id: string; name: string }[]
  /** What an attribute is called. */
  nameOf: (attributeId: string) => string
}

/** What the form of a module offers; nothing and ids until it is there, and where it cannot be had. */
export function useModuleChoices(): ModuleChoices {
  const { data } = useOperate()
  const asked = useLoaded('questionnaires of modules', () => data.questionnaires.list())
  const named = useLoaded('attributes of modules', () => data.attributes())
  const names = new Map(
    named.state === 'ready' ? named.value.map(({ id, name }) => [id, name] as const) : [],
  )
  const nameOf = (id: string) => names.get(id) ?? id
  return {
    questionnaires: asked.state === 'ready' ? asked.value.results.map((one) => one.content) : [],
    attributes: earnableAttributes.map((id) => ({ id, name: nameOf(id) })),
    nameOf,
  }
}
