import type { ModuleInput } from '../store/module-input.ts'

/** A module of every brand whose questionnaire is still to come. */
const free = (id: string, caption: string, title: string): ModuleInput => ({
  id,
  caption,
  title,
  icon_url: `/modules/${id}.svg`,
  tags: ['Earn tag'],
  attributeIds: [`module-${id}`],
})

/** The free modules (MOD-2), each with the tag that it earns. */
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
]
