import { northAmerica } from '../areas/english-speaking.ts'
import { latinAmerica, portugal } from '../areas/romance.ts'
import type { DirectoryCountry } from './country.ts'

export const americas: readonly DirectoryCountry[] = [
  {
    ...{ code: 'US', weight: 54, area: northAmerica, near: 'CA|MX' },
    towns:
      'New York|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Columbus|Indianapolis|Seattle|Denver|Boston|Detroit|Memphis|Milwaukee|Albuquerque|Atlanta|Minneapolis|Pittsburgh|Omaha|Raleigh',
    forms: '{} LLC|{} LLC|{} LLC|{} Inc.|{} Inc.|{}, Inc.|{} Corp.|{} Co.',
    strong: ['software', 'food', 'packaging', 'consulting', 'construction', 'staffing'],
  },
  {
    ...{ code: 'CA', weight: 14, area: northAmerica, near: 'US' },
    towns: 'Toronto|Montréal|Vancouver|Calgary|Edmonton|Ottawa|Winnipeg|Halifax|Saskatoon|Québec',
    forms: '{} Inc.|{} Inc.|{} Ltd.|{} Corp.',
    strong: ['timber', 'food', 'consulting', 'solar'],
  },
  {
    ...{ code: 'MX', weight: 9, area: latinAmerica, near: 'US|GT|CR' },
    towns: 'Ciudad de México|Guadalajara|Monterrey|Puebla|Querétaro|Mérida|León',
    forms: '{} S.A. de C.V.|{} S.A. de C.V.|{} S. de R.L. de C.V.|{} S.C.',
    strong: ['metal', 'food', 'building', 'leather'],
  },
  {
    ...{ code: 'CR', weight: 1, area: latinAmerica, near: 'PA|GT' },
    towns: 'San José|Alajuela|Cartago',
    forms: '{} S.A.|{} S.R.L.',
    strong: ['coffee', 'farming', 'events'],
  },
  {
    ...{ code: 'CO', weight: 3, area: latinAmerica, near: 'EC|PE|PA' },
    towns: 'Bogotá|Medellín|Cali|Barranquilla|Manizales',
    forms: '{} S.A.S.|{} S.A.S.|{} Ltda.',
    strong: ['coffee', 'apparel', 'farming'],
  },
  {
    ...{ code: 'EC', weight: 1, area: latinAmerica, near: 'CO|PE' },
    towns: 'Quito|Guayaquil|Cuenca',
    forms: '{} S.A.|{} Cía. Ltda.',
    strong: ['seafood', 'coffee', 'farming'],
  },
  {
    ...{ code: 'PE', weight: 2, area: latinAmerica, near: 'EC|BO|CL' },
    towns: 'Lima|Arequipa|Trujillo|Cusco',
    forms: '{} S.A.C.|{} S.A.C.|{} E.I.R.L.',
    strong: ['textiles', 'coffee', 'seafood'],
  },
  {
    ...{ code: 'CL', weight: 3, area: latinAmerica, near: 'AR|PE' },
    towns: 'Santiago|Valparaíso|Concepción|Temuco|Puerto Montt',
    forms: '{} SpA|{} SpA|{} Ltda.|{} S.A.',
    strong: ['seafood', 'beverages', 'farming', 'solar'],
  },
  {
    ...{ code: 'AR', weight: 3, area: latinAmerica, near: 'UY|CL|BR' },
    towns: 'Buenos Aires|Córdoba|Rosario|Mendoza|San Carlos de Bariloche',
    forms: '{} S.R.L.|{} S.R.L.|{} S.A.',
    strong: ['beverages', 'leather', 'farming'],
  },
  {
    ...{ code: 'UY', weight: 1, area: latinAmerica, near: 'AR|BR' },
    towns: 'Montevideo|Salto|Paysandú',
    forms: '{} S.A.|{} S.R.L.',
    strong: ['textiles', 'food'],
  },
  {
    ...{ code: 'BR', weight: 14, area: portugal, near: 'AR|UY|PY|PT' },
    towns:
      'São Paulo|Rio de Janeiro|Belo Horizonte|Curitiba|Porto Alegre|Recife|Salvador|Florianópolis|Manaus',
    forms: '{} Ltda.|{} Ltda.|{} S.A.',
    strong: ['food', 'timber', 'care', 'coffee', 'packaging'],
  },
]
