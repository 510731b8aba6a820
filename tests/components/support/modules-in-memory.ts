import type { ModuleContent } from '#src/contract/operate/module-input.ts'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { recordsInMemory } from './records-in-memory.ts'

/** A module with which nothing is wrong; it asks the questionnaire about water. */
export const moduleOf = (id: string, brandId: string | null = null): ModuleContent => ({
  ...{ id, brandId, caption: `Module ${id}`, title: `Show how you <strong>save</strong> ${id}` },
  ...{ icon_url: '/modules/water-stewardship.svg', questionnaire: '/questionnaires/water' },
  ...{ formId: '', tags: ['Earn tag'], attributeIds: ['module-human-rights'] },
})

const idOf = ({ id }: { id: string }) => id

export function modulesInMemoryOf(given: readonly ModuleContent[], mayShare = true) {
  return recordsInMemory({ given, mayShare, idOf, brandOf: ({ brandId }) => brandId })
}

/** They belong to the installation. */
export function questionnairesInMemory(given: readonly QuestionnaireContent[], mayShare = true) {
  return recordsInMemory({ given, mayShare, idOf, brandOf: () => null })
}

/** A console without any. */
export const modulesInMemory = () => ({
  modules: modulesInMemoryOf([]).calls,
  questionnaires: questionnairesInMemory([]).calls,
})
