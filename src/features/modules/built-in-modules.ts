import type { SupplierModule } from '../../contract/supplier-module.ts'

const builtIn = (id: string, caption: string, title: string): SupplierModule => ({
  id,
  caption,
  title,
  icon_url: `/modules/${id}.svg`,
  questionnaire: `/questionnaires/${id}`,
  tags: ['Earn tag'],
})

/** The free modules that the portal shows when the server has none (MOD-2). */
export const builtInModules: readonly SupplierModule[] = [
  builtIn(
    'carbon-footprint',
    'Carbon footprint',
    'Show that you <strong>measure and cut</strong> your greenhouse gas emissions',
  ),
  builtIn(
    'circular-economy',
    'Circular economy',
    'Tell buyers how you <strong>repair, reuse and take back</strong> what you make',
  ),
  builtIn(
    'recycled-content',
    'Recycled content',
    'State how much <strong>recycled material</strong> is in your products and packaging',
  ),
  builtIn(
    'human-rights',
    'Human rights',
    'Describe how you <strong>protect the people</strong> in your operations and supply chain',
  ),
  builtIn(
    'supplier-spend',
    'Supplier spend (Tier 2 disclosure)',
    'Disclose what you spend with <strong>diverse and social suppliers</strong> of your own',
  ),
]
