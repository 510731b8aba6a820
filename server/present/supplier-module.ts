import type { SupplierModule } from '#src/contract/supplier-module.ts'
import type { StoredModule } from '../store/module-input.ts'

/** What anybody reads of a module: not what it earns, nor the form service's id. */
export function presentModule(module: StoredModule): SupplierModule {
  const { id, caption, title, icon_url, questionnaire, tags } = module
  return { id, caption, title, icon_url, questionnaire, tags }
}
