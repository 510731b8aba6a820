import type { SupplierModule } from '../../contract/supplier-module.ts'
import type { Translate } from '../../i18n/texts.ts'
import type { ModulesData } from '../../data/modules-data.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { builtInModules } from './built-in-modules.ts'

/**
 * The modules of the brand; the built-in ones where there are none or they cannot be had (MOD-2).
 * @returns never empty; never rejects
 */
export async function loadModules(
  t: Translate,
  source: Pick<ModulesData, 'list'>,
): Promise<readonly SupplierModule[]> {
  try {
    const modules = await source.list()
    if (modules.length > 0) return modules
    logFailure('There are no modules; the built-in ones are shown.', null)
  } catch (error) {
    logFailure('The modules could not be loaded; the built-in ones are shown.', error)
  }
  return builtInModules(t)
}
