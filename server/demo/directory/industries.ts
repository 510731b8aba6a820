import { food } from './industries/food.ts'
import type { Industry } from './industries/industry.ts'
import { materials } from './industries/materials.ts'
import { officeServices } from './industries/office-services.ts'
import { siteServices } from './industries/site-services.ts'
import { technical } from './industries/technical.ts'
import { textiles } from './industries/textiles.ts'

const all = {
  ...food,
  ...textiles,
  ...materials,
  ...technical,
  ...siteServices,
  ...officeServices,
}
export type IndustryId = keyof typeof all

/** Everything that generated suppliers do. */
export const industries: Readonly<Record<IndustryId, Industry>> = all

export const industryIds = Object.keys(industries) as readonly IndustryId[]
