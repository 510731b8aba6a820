import { freeModules } from '#src/contract/free-modules.ts'
import type { DemoModule } from '../organisations/demo-organisation.ts'
import type { Chance } from './chance.ts'

/** Percent of firms that have completed modules, and of those that tick much. */
const share = 14
const shareOfBusy = 34
const busy = 4

/** The modules of the portal that a firm has completed, with its scores. */
export function takeModules(chance: Chance, attributes: readonly string[]): DemoModule[] {
  if (!chance.percent(attributes.length < busy ? share : shareOfBusy)) return []
  return chance
    .some(freeModules, chance.between(1, 3))
    .map((id) => ({ id, score: chance.between(42, 100) }))
}
