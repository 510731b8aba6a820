/**
 * Industries as buyers speak of them, in codes of NACE Rev. 2.1: a section, division, group or class
 * stands for everything below it too. The name follows 'Common in …'.
 */
type Industry = {
  readonly name: string
  readonly codes: readonly string[]
  /** Codes below those that do not belong. */
  readonly without?: readonly string[]
}

export const industries = {
  agriculture: { name: 'agriculture, forestry and fishing', codes: ['A'] },
  farming: { name: 'farming', codes: ['01', '46.2'], without: ['46.24'] },
  livestock: {
    name: 'livestock, meat and dairy',
    codes: ['01.4', '01.50', '10.1', '10.5', '46.32', '46.33', '47.22'],
  },
  flowers: { name: 'flowers and plants', codes: ['01.19', '01.30', '46.22', '47.76'] },
  wool: { name: 'sheep farming', codes: ['01.45'] },
  feed: { name: 'grain, oil and feed', codes: ['01.11', '10.4', '10.9', '46.21'] },
  sugar: {
    name: 'sugar and confectionery',
    codes: ['01.14', '10.81', '10.82', '11.07', '46.36'],
  },
  coffee: { name: 'coffee, tea and cocoa', codes: ['01.27', '10.82', '10.83', '46.37'] },
  seafood: { name: 'fishing and seafood', codes: ['03', '10.20', '46.32', '47.23'] },
  food: {
    name: 'food and drink',
    codes: ['10', '11', '46.17', '46.3', '47.11', '47.2'],
    without: ['46.35', '47.26'],
  },
  hospitality: { name: 'hospitality', codes: ['I'] },
  catering: { name: 'catering and restaurants', codes: ['56'] },
  forestry: { name: 'forestry', codes: ['02'] },
  mining: { name: 'mining', codes: ['B'], without: ['06', '09.10'] },
  metalMining: { name: 'metal mining', codes: ['07'] },
  oilAndGas: { name: 'oil and gas', codes: ['06', '09.10', '19'] },
  manufacturing: { name: 'manufacturing', codes: ['C'] },
  textiles: {
    name: 'textiles and clothing',
    codes: ['13', '14', '20.60', '46.16', '46.41', '46.42', '47.51', '47.71'],
  },
  leather: { name: 'leather and footwear', codes: ['15', '46.24', '47.72'] },
  carpets: { name: 'carpets and rugs', codes: ['13.93', '47.53'] },
  wood: { name: 'wood products', codes: ['16', '46.83'] },
  furniture: { name: 'furniture', codes: ['31', '46.47', '47.55'] },
  paper: { name: 'paper and stationery', codes: ['17', '47.62'] },
  printing: { name: 'printing', codes: ['18'] },
  publishing: { name: 'publishing', codes: ['58.1'] },
  packaging: {
    name: 'packaging',
    codes: ['16.24', '17.21', '22.22', '23.13', '25.92', '82.92'],
  },
  chemicals: { name: 'chemicals', codes: ['20', '46.85'] },
  paints: { name: 'paints and coatings', codes: ['20.30'] },
  cleaningProducts: { name: 'cleaning products', codes: ['20.41', '46.44'] },
  cosmetics: { name: 'cosmetics and personal care', codes: ['20.42', '46.45', '47.75', '96.2'] },
  plastics: { name: 'plastics', codes: ['20.16', '22.2'] },
  fuels: { name: 'fuels', codes: ['19', '20.51', '35.21', '46.81', '47.30'] },
  medical: {
    name: 'medical and pharmaceutical goods',
    codes: ['21', '32.50', '46.46', '47.73', '47.74'],
  },
  steel: { name: 'iron and steel', codes: ['24.1', '24.2', '24.3', '24.5', '25.1', '46.82'] },
  aluminium: { name: 'aluminium', codes: ['24.42', '24.53'] },
  copper: { name: 'non-ferrous metals', codes: ['07.2', '24.4'] },
  electronics: {
    name: 'electronics and electrical equipment',
    codes: ['26', '27', '46.50', '47.40', '95.10'],
    without: ['26.52'],
  },
  electronicsMaking: {
    name: 'electronics manufacturing',
    codes: ['26', '27'],
    without: ['26.52'],
  },
  electronicsRepair: { name: 'electronics repair', codes: ['95.10', '95.21', '95.22'] },
  computers: {
    name: 'computers and office electronics',
    codes: ['26.2', '26.3', '46.50', '47.40'],
  },
  appliances: { name: 'appliances and lighting', codes: ['27.40', '27.5', '46.43', '47.54'] },
  vehicles: { name: 'vehicles', codes: ['29', '30', '46.7', '47.8'] },
  jewellery: { name: 'jewellery and watches', codes: ['26.52', '32.12', '46.48', '47.77'] },
  toys: { name: 'toys and games', codes: ['32.40', '47.64'] },
  utilities: { name: 'utilities', codes: ['35', '36', '37'] },
  waterAndWaste: { name: 'water and waste services', codes: ['E'] },
  waste: { name: 'waste and recycling', codes: ['38', '39', '46.87'] },
  construction: { name: 'construction', codes: ['F'] },
  civilEngineering: { name: 'civil engineering', codes: ['42', '43.50'] },
  architecture: { name: 'architecture and engineering', codes: ['71.1'] },
  property: { name: 'property', codes: ['68', '81.10'] },
  buildingProducts: {
    name: 'building products',
    codes: ['16.2', '22.23', '22.24', '23', '25.1', '31', '46.83', '46.84', '47.52'],
    without: ['16.24', '16.26', '16.28', '23.13', '23.4'],
  },
  trade: { name: 'wholesale and retail', codes: ['G'] },
  transport: { name: 'transport and logistics', codes: ['H'] },
  roadTransport: { name: 'road transport', codes: ['49.3', '49.4', '53', '77.1'] },
  shipping: { name: 'shipping and ports', codes: ['50', '52.22'] },
  accommodation: { name: 'accommodation', codes: ['55'] },
  tourism: { name: 'tourism', codes: ['55', '79', '91', '93.2'] },
  events: { name: 'events', codes: ['56.21', '82.30', '90', '93'] },
  technology: { name: 'information technology', codes: ['58.2', 'K'] },
  finance: { name: 'finance and insurance', codes: ['L'] },
  investment: { name: 'investment', codes: ['64.3', '64.9', '65.30', '66.30'] },
  insurance: { name: 'insurance', codes: ['65.1', '65.20', '66.2'] },
  professional: { name: 'professional services', codes: ['N'] },
  businessSupport: { name: 'business support', codes: ['O'] },
  cleaning: { name: 'cleaning and facilities', codes: ['81'] },
  labourHire: { name: 'labour hire and recruitment', codes: ['78'] },
  publicSector: { name: 'the public sector', codes: ['P'] },
  education: { name: 'education', codes: ['85'] },
  universities: { name: 'higher education and research', codes: ['72', '85.40'] },
  health: { name: 'health and care', codes: ['R'] },
  arts: { name: 'arts, sport and recreation', codes: ['S'] },
  media: { name: 'media', codes: ['J'] },
  personalServices: { name: 'repair and personal services', codes: ['T'] },
  defence: {
    name: 'aerospace and defence',
    codes: ['25.30', '30.13', '30.3', '30.40', '33.16', '33.18'],
  },
} as const satisfies Record<string, Industry>

export type IndustryId = keyof typeof industries
