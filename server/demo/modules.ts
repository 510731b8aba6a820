import { freeModules, type FreeModule } from '#src/contract/free-modules.ts'
import { questionnairePath } from '../catalogue/questionnaires.ts'
import type { ModuleInput } from '../store/module-input.ts'
import { fromDictionary } from './from-dictionary.ts'

/** A module of every brand, with a questionnaire that the portal asks itself. */
const free = (id: FreeModule): ModuleInput => ({
  id,
  caption: fromDictionary((t) => t(`modules.builtIn.${id}.caption`)),
  title: fromDictionary((t) => t(`modules.builtIn.${id}.title`)),
  icon_url: `/modules/${id}.svg`,
  questionnaire: questionnairePath(id),
  tags: [fromDictionary((t) => t('modules.builtIn.tag'))],
  attributeIds: [`module-${id}`],
})

/** The free modules (MOD-2), each with the tag that it earns, and one that is coming soon (MOD-1). */
export const demoModules: readonly ModuleInput[] = [
  ...freeModules.map(free),
  {
    id: 'water-stewardship',
    caption: { en: 'Water stewardship', de: 'Umgang mit Wasser', ar: 'رعاية المياه' },
    title: {
      en: 'Show how you <strong>save and protect water</strong> where you work',
      de: 'Zeigen Sie, wie Sie an Ihren Standorten <strong>Wasser sparen und schützen</strong>',
      ar: 'بيّن كيف <strong>توفّر المياه وتحميها</strong> حيث تعمل',
    },
    icon_url: '/modules/water-stewardship.svg',
    tags: [],
    attributeIds: [],
  },
]
