import { arabWorld } from '../areas/asia.ts'
import { eastAfrica, southernAfrica, westAfrica } from '../areas/english-speaking.ts'
import type { DirectoryCountry } from './country.ts'

export const middleEastAfrica: readonly DirectoryCountry[] = [
  {
    ...{ code: 'AE', weight: 4, area: arabWorld, near: 'SA|OM|QA|BH' },
    ...{ towns: 'Dubai|Abu Dhabi|Sharjah|Ajman', forms: '{} LLC|{} LLC|{} FZE' },
    strong: ['logistics', 'construction', 'events', 'cleaning'],
  },
  {
    ...{ code: 'SA', weight: 3, area: arabWorld, near: 'AE|BH|KW|JO' },
    ...{ towns: 'Riyadh|Jeddah|Dammam|Tabuk', forms: '{} Co.|{} LLC|{} Est.' },
    strong: ['construction', 'plastics', 'solar'],
  },
  {
    ...{ code: 'EG', weight: 3, area: arabWorld, near: 'SA|AE|JO' },
    ...{ towns: 'Cairo|Alexandria|Port Said|Luxor', forms: '{} S.A.E.|{} LLC|{} for Trade' },
    strong: ['textiles', 'food', 'building'],
  },
  {
    ...{ code: 'JO', weight: 1, area: arabWorld, near: 'SA|EG' },
    ...{ towns: 'Amman|Irbid|Aqaba', forms: '{} LLC|{} P.S.C.' },
    strong: ['apparel', 'care', 'software'],
  },
  {
    ...{ code: 'MA', weight: 2, area: arabWorld, near: 'ES|FR|TN' },
    ...{ towns: 'Casablanca|Rabat|Tangier|Fès', forms: '{} SARL|{} SARL|{} SA' },
    strong: ['apparel', 'care', 'solar', 'leather'],
  },
  {
    ...{ code: 'TN', weight: 1, area: arabWorld, near: 'FR|IT|MA' },
    ...{ towns: 'Tunis|Sfax|Sousse', forms: '{} SARL|{} SA' },
    strong: ['apparel', 'food', 'textiles'],
  },
  {
    ...{ code: 'ZA', weight: 7, area: southernAfrica, near: 'NA|BW|MZ' },
    towns: 'Johannesburg|Cape Town|Durban|Pretoria|East London|Bloemfontein',
    forms: '{} (Pty) Ltd|{} (Pty) Ltd|{} CC|{} Ltd',
    strong: ['beverages', 'construction', 'security', 'solar', 'farming'],
  },
  {
    ...{ code: 'KE', weight: 3, area: eastAfrica, near: 'UG|TZ|RW' },
    ...{ towns: 'Nairobi|Mombasa|Kisumu|Nakuru', forms: '{} Ltd|{} Limited' },
    strong: ['farming', 'coffee', 'software', 'solar'],
  },
  {
    ...{ code: 'RW', weight: 1, area: eastAfrica, near: 'UG|KE|TZ' },
    ...{ towns: 'Kigali|Butare|Musanze', forms: '{} Ltd' },
    strong: ['coffee', 'software'],
  },
  {
    ...{ code: 'ET', weight: 1, area: eastAfrica, near: 'KE|DJ' },
    ...{ towns: 'Addis Ababa|Mekele|Dire Dawa', forms: '{} PLC|{} Share Company' },
    strong: ['coffee', 'leather', 'apparel'],
  },
  {
    ...{ code: 'NG', weight: 3, area: westAfrica, near: 'GH|BJ|CM' },
    ...{
      towns: 'Lagos|Abuja|Kano|Ibadan|Port Harcourt',
      forms: '{} Ltd|{} Limited|{} Nigeria Ltd',
    },
    strong: ['food', 'construction', 'solar', 'software'],
  },
  {
    ...{ code: 'GH', weight: 1, area: westAfrica, near: 'NG|CI|TG' },
    ...{ towns: 'Accra|Kumasi|Takoradi', forms: '{} Ltd|{} Company Ltd' },
    strong: ['food', 'farming', 'timber'],
  },
]
