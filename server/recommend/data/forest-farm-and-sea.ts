import type { Family } from '../standing.ts'
import { europe, northAmerica } from './countries.ts'

/** What grows: wood, crops, animals and fish, and businesses that sell or serve what is made of them. */
export const forestFarmAndSea: readonly Family[] = [
  {
    name: 'forests',
    credentials: {
      'fsc-coc': {
        weight: 3,
        industries: ['paper', 'printing', 'wood', 'furniture', 'packaging', 'publishing'],
      },
      'pefc-coc': {
        weight: 2,
        industries: ['paper', 'printing', 'wood', 'furniture', 'packaging', 'publishing'],
      },
      'fsc-fm': { weight: 3, industries: ['forestry'] },
      sfi: {
        weight: 2,
        industries: ['forestry', 'wood', 'paper', 'packaging'],
        countries: northAmerica,
      },
    },
  },
  {
    name: 'food safety',
    credentials: {
      'iso-22000': { weight: 3, industries: ['food', 'hospitality', 'packaging'] },
    },
  },
  {
    name: 'organic',
    credentials: {
      'usda-organic': { weight: 3, industries: ['farming', 'food'], countries: ['US'] },
      'eu-organic': { weight: 3, industries: ['farming', 'food'], countries: europe },
      'aco-organic': { weight: 3, industries: ['farming', 'food', 'cosmetics'], countries: ['AU'] },
      'soil-association-organic': {
        weight: 3,
        industries: ['farming', 'food', 'catering', 'textiles', 'cosmetics'],
        countries: ['GB'],
      },
      'regenerative-organic': {
        weight: 1,
        industries: ['farming', 'food', 'textiles'],
        knownIn: ['US'],
      },
      demeter: { weight: 1, industries: ['farming', 'food'], knownIn: ['DE', 'FR', 'IT'] },
    },
  },
  {
    name: 'responsible farming',
    credentials: {
      globalgap: { weight: 2, industries: ['farming'] },
      'leaf-marque': { weight: 2, industries: ['farming'], knownIn: ['GB'] },
      'rainforest-alliance': { weight: 2, industries: ['farming', 'food', 'catering'] },
      'smithsonian-bird-friendly': { weight: 1, industries: ['coffee'], knownIn: ['US'] },
    },
  },
  {
    name: 'single commodities',
    credentials: {
      'rspo-scc': { weight: 2, industries: ['food', 'cosmetics', 'cleaningProducts', 'chemicals'] },
      rtrs: { weight: 1, industries: ['feed'] },
      bonsucro: { weight: 1, industries: ['sugar'] },
    },
  },
  {
    name: 'seafood',
    credentials: {
      'msc-coc': { weight: 3, industries: ['seafood', 'catering'] },
      asc: { weight: 2, industries: ['seafood', 'catering'] },
      bap: { weight: 1, industries: ['seafood'], knownIn: ['US'] },
    },
  },
  {
    name: 'animal welfare',
    credentials: {
      'rspca-approved': { weight: 2, industries: ['livestock'], countries: ['AU'] },
      'rspca-assured': { weight: 2, industries: ['livestock'], countries: ['GB'] },
      'certified-humane': { weight: 2, industries: ['livestock'], knownIn: northAmerica },
    },
  },
  {
    name: 'vegan and cruelty-free',
    credentials: {
      'leaping-bunny': { weight: 2, industries: ['cosmetics', 'cleaningProducts'] },
      'peta-cruelty-free': { weight: 1, industries: ['cosmetics', 'cleaningProducts'] },
      'vegan-trademark': {
        weight: 1,
        industries: ['food', 'cosmetics', 'cleaningProducts', 'leather', 'catering'],
        knownIn: ['GB'],
      },
    },
  },
]
