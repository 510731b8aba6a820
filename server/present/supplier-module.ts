import type { CompletedModule } from '#src/contract/questionnaire.ts'
import type { SupplierModule } from '#src/contract/supplier-module.ts'
import type { Language } from '#src/i18n/languages.ts'
import { questionnairePath } from '../catalogue/questionnaires.ts'
import type { StoredModule } from '../store/module-input.ts'
import { substitutes, textIn } from '#src/contract/operator-text.ts'

/**
 * The modules that an organisation has completed, each also under the ids of the brand's modules that
 * ask the same questionnaire: that is where the brand shows it.
 */
export function presentCompleted(
  completed: readonly CompletedModule[],
  modules: readonly StoredModule[],
): CompletedModule[] {
  const known = new Set(completed.map((one) => one.moduleId))
  return completed.flatMap((one) => {
    const path = questionnairePath(one.moduleId)
    const same = modules.filter((module) => module.questionnaire === path && !known.has(module.id))
    return [one, ...same.map((module) => ({ ...one, moduleId: module.id }))]
  })
}

/** What the public reads of a module: not what it earns, nor the form service's id. */
export function presentModule(language: Language, module: StoredModule): SupplierModule {
  const { id, caption, title, icon_url, questionnaire, tags } = module
  return {
    id,
    caption: textIn(language, caption),
    title: textIn(language, title),
    icon_url,
    questionnaire,
    tags: tags.map((tag) => textIn(language, tag)),
    ...substitutes(language, { caption, title, tags }),
  }
}
