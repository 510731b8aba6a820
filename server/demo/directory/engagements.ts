import type { Engagement } from '#src/contract/organisation.ts'
import { direct, indirect } from '../organisations/demo-organisation.ts'
import type { Chance } from './chance.ts'

const targets = [
  'Reach net zero',
  'Cut scope 3 emissions',
  'Switch to renewable electricity',
  'Send less waste to landfill',
  'Remove problematic plastic',
  'Buy recycled content',
  'Protect biodiversity',
  'Protect human rights in supply chains',
  'Pay small suppliers on time',
  'Use a fifth less water',
  'Run an electric fleet',
  'Equal pay for equal work',
  'Train every buyer',
  'Heat without gas',
]

const events = [
  'Earth Day',
  'World Environment Day',
  'World Water Day',
  'World Recycling Day',
  'Plastic Free July',
  'World Day for Safety and Health at Work',
  'International Women’s Day',
  'Clean Up the World Weekend',
  'European Mobility Week',
  'World Food Day',
]

/** Percent of firms that name some. */
const shares = { targets: 34, events: 22 } as const

/** What a firm works towards and takes part in. */
export function engage(chance: Chance): { targets: Engagement[]; events: Engagement[] } {
  const some = (list: readonly string[], share: number): Engagement[] => {
    if (!chance.percent(share)) return []
    const [first = '', ...more] = chance.some(list, chance.between(1, 4))
    return [...direct(first), ...(chance.percent(50) ? direct(...more) : indirect(...more))]
  }
  return { targets: some(targets, shares.targets), events: some(events, shares.events) }
}
