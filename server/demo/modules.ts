import { questionnairePath } from '../catalogue/questionnaires.ts'
import type { ModuleInput } from '../store/module-input.ts'

/** A module of every brand, with a questionnaire that the portal asks itself. */
const free = (id: string, caption: string, title: string): ModuleInput => ({
  id,
  caption,
  title,
  icon_url: `/modules/${id}.svg`,
  questionnaire: questionnairePath(id),
  tags: ['Earn tag'],
  attributeIds: [`module-${id}`],
})

/** The free modules (MOD-2), each with the tag that it earns, and one that is coming soon (MOD-1). */
export const demoModules: readonly ModuleInput[] = [
  free(
    'carbon-footprint',
    'Carbon footprint',
    'Show that you <strong>measure and cut</strong> your greenhouse gas emissions',
  ),
  free(
    'circular-economy',
    'Circular economy',
    'Tell buyers how you <strong>repair, reuse and take back</strong> what you make',
  ),
  free(
    'recycled-content',
    'Recycled content',
    'State how much <strong>recycled material</strong> is in your products and packaging',
  ),
  free(
    'human-rights',
    'Human rights',
    'Describe how you <strong>protect the people</strong> in your operations and supply chain',
  ),
  free(
    'supplier-spend',
    'Supplier spend (Tier 2 disclosure)',
    'Disclose what you spend with <strong>diverse and social suppliers</strong> of your own',
  ),
  {
    id: 'water-stewardship',
    caption: 'Water stewardship',
    title: 'Show how you <strong>save and protect water</strong> where you work',
    icon_url: '/modules/water-stewardship.svg',
    tags: [],
    attributeIds: [],
  },
]
