import type { AttributeOption } from '#src/contract/catalogue.ts'

const earned = (id: string, name: string, topic: string): AttributeOption => ({
  id,
  name,
  category: 'OTHER',
  info: `Earned by completing the questionnaire about ${topic}.`,
  isSelfReportable: false,
})

/** What completing a module earns (MOD-3); a supplier cannot tick these. */
export const earnedAttributes: readonly AttributeOption[] = [
  earned('module-carbon-footprint', 'Carbon footprint module', 'the carbon footprint'),
  earned('module-circular-economy', 'Circular economy module', 'the circular economy'),
  earned('module-recycled-content', 'Recycled content module', 'recycled content'),
  earned('module-human-rights', 'Human rights module', 'human rights'),
  earned(
    'module-supplier-spend',
    'Supplier spend module',
    'supplier spend, also known as Tier 2 disclosure',
  ),
]
