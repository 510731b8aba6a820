import type { SupplierModule } from '../../contract/supplier-module.ts'
import type { Translate } from '../../i18n/texts.ts'

const ids = [
  'carbon-footprint',
  'circular-economy',
  'recycled-content',
  'human-rights',
  'supplier-spend',
] as const

/** The free modules that the portal shows when the server has none (MOD-2). */
export function builtInModules(t: Translate): readonly SupplierModule[] {
  return ids.map((id) => ({
    id,
    caption: t(`modules.builtIn.${id}.caption`),
    title: t(`modules.builtIn.${id}.title`),
    icon_url: `/modules/${id}.svg`,
    questionnaire: `/questionnaires/${id}`,
    tags: [t('modules.builtIn.tag')],
  }))
}
