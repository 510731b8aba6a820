import type { Area } from '../areas/area.ts'
import type { IndustryId } from '../industries.ts'

/** Where generated suppliers are at home. Lists of texts have `|` between. */
export type DirectoryCountry = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** How many of some four hundred suppliers are there. */
  readonly weight: number
  readonly area: Area
  /** As the place search knows them, the largest first. */
  readonly towns: string
  /** Names with their legal form; `{}` stands for the name. What is there twice is twice as frequent. */
  readonly forms: string
  /** What the country is known for. */
  readonly strong: readonly IndustryId[]
  /** Countries that are served from there beside its own. */
  readonly near: string
}
