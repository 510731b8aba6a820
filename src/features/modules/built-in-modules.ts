import { freeModules } from '../../contract/free-modules.ts'
import type { SupplierModule } from '../../contract/supplier-module.ts'
import type { Translate } from '../../i18n/texts.ts'

/** The free modules that the portal shows when the server has none (MOD-2). */
export function builtInModules(t: Translate): readonly SupplierModule[] {
  return freeModules.map((id) => ({
    id,
    caption: t(`modules.builtIn.${id}.caption`),
    title: t(`modules.builtIn.${id}.title`),
    icon_url: `/modules/${id}.svg`,
    questionnaire: `/questionnaires/${id}`,
    tags: [t('modules.builtIn.tag')],
  }))
}
