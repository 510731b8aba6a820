import type { Family } from '../standing.ts'
import { europe, nordic, northAmerica } from './countries.ts'
import { fromMedium } from './sizes.ts'

/** Goods that the general ecolabels have criteria for. */
const labelled = [
  ...(['cleaningProducts', 'paper', 'printing', 'paints', 'furniture', 'textiles'] as const),
  ...(['cosmetics', 'buildingProducts'] as const),
]

/** Labels for products and what they are made of. */
export const productLabels: readonly Family[] = [
  {
    name: 'ecolabels',
    credentials: {
      'eu-ecolabel': {
        weight: 2,
        industries: [...labelled, 'leather', 'accommodation', 'cleaning'],
        countries: europe,
      },
      'nordic-swan': {
        weight: 2,
        industries: [...labelled, 'accommodation', 'cleaning', 'catering'],
        countries: nordic,
      },
      'blue-angel': { weight: 2, industries: [...labelled, 'computers'], countries: ['DE', 'AT'] },
      'green-seal': {
        weight: 2,
        industries: ['cleaningProducts', 'cleaning', 'paper', 'paints', 'cosmetics'],
        countries: northAmerica,
      },
      'ul-ecologo': {
        weight: 1,
        industries: ['cleaningProducts', 'paper', 'cosmetics', 'buildingProducts', 'paints'],
        knownIn: northAmerica,
      },
      geca: { weight: 2, industries: [...labelled, 'cleaning'], countries: ['AU'] },
      'eco-choice-aotearoa': {
        weight: 2,
        industries: [...labelled, 'cleaning'],
        countries: ['NZ'],
      },
      'eco-mark-japan': { weight: 2, industries: labelled, countries: ['JP'] },
      'singapore-green-label': { weight: 2, industries: labelled, countries: ['SG'] },
    },
  },
  {
    name: 'electronics labels',
    credentials: {
      'energy-star': {
        weight: 2,
        industries: ['computers', 'appliances', 'electronics', 'property'],
        countries: northAmerica,
      },
      epeat: { weight: 2, industries: ['computers'] },
      'tco-certified': { weight: 2, industries: ['computers'] },
    },
  },
  {
    name: 'indoor air and ingredients',
    credentials: {
      'ul-greenguard': {
        weight: 2,
        industries: ['furniture', 'buildingProducts', 'paints', 'carpets', 'textiles'],
      },
      'declare-label': { weight: 1, industries: ['buildingProducts', 'furniture', 'paints'] },
    },
  },
  {
    name: 'circular design and life cycle',
    credentials: {
      'cradle-to-cradle': {
        weight: 2,
        industries: [...labelled, 'packaging', 'carpets', 'leather'],
        supports: ['circular-products'],
        suits: fromMedium,
      },
      epd: {
        weight: 2,
        industries: ['buildingProducts', 'steel', 'aluminium', 'furniture', 'chemicals', 'carpets'],
        suits: fromMedium,
      },
      'iso-14067': { weight: 1, industries: ['manufacturing'], suits: fromMedium },
      'iso-14046': {
        weight: 1,
        industries: ['food', 'textiles', 'paper', 'farming', 'chemicals'],
        suits: fromMedium,
      },
    },
  },
  {
    name: 'recycled and bio-based content',
    credentials: {
      'scs-recycled-content': {
        weight: 2,
        industries: ['plastics', 'packaging', 'buildingProducts', 'carpets', 'furniture', 'paper'],
        supports: ['circular-products'],
      },
      'iscc-plus': {
        weight: 2,
        industries: ['chemicals', 'plastics', 'packaging', 'fuels', 'feed'],
      },
      rsb: { weight: 1, industries: ['fuels', 'chemicals'] },
    },
  },
  {
    name: 'packaging',
    credentials: {
      'bpi-compostable': {
        weight: 2,
        industries: ['packaging', 'plastics'],
        countries: northAmerica,
      },
      'ok-compost': {
        weight: 2,
        industries: ['packaging', 'plastics'],
      },
      apco: {
        weight: 2,
        industries: [
          ...(['packaging', 'food', 'trade', 'textiles', 'cosmetics', 'plastics'] as const),
          ...(['cleaningProducts', 'catering', 'manufacturing'] as const),
        ],
        countries: ['AU'],
      },
      'operation-clean-sweep': { weight: 1, industries: ['plastics'] },
    },
  },
]
