/**
 * Industries as buyers speak of them, in codes of NACE Rev. 2.1: a section, division, group or class
 * stands for everything below it too. They are named in the dictionary `recommendation`.
 */
type Industry = {
  readonly codes: readonly string[]
  /** Codes below those that do not belong. */
  readonly without?: readonly string[]
}

export const industries = {
  agriculture: { codes: ['A'] },
  farming: { codes: ['01', '46.2'], without: ['46.24'] },
  livestock: {
    codes: ['01.4', '01.50', '10.1', '10.5', '46.32', '46.33', '47.22'],
  },
  flowers: { codes: ['01.19', '01.30', '46.22', '47.76'] },
  wool: { codes: ['01.45'] },
  feed: { codes: ['01.11', '10.4', '10.9', '46.21'] },
  sugar: {
    codes: ['01.14', '10.81', '10.82', '11.07', '46.36'],
  },
  coffee: { codes: ['01.27', '10.82', '10.83', '46.37'] },
  seafood: { codes: ['03', '10.20', '46.32', '47.23'] },
  food: {
    codes: ['10', '11', '46.17', '46.3', '47.11', '47.2'],
    without: ['46.35', '47.26'],
  },
  hospitality: { codes: ['I'] },
  catering: { codes: ['56'] },
  forestry: { codes: ['02'] },
  mining: { codes: ['B'], without: ['06', '09.10'] },
  metalMining: { codes: ['07'] },
  oilAndGas: { codes: ['06', '09.10', '19'] },
  manufacturing: { codes: ['C'] },
  textiles: {
    codes: ['13', '14', '20.60', '46.16', '46.41', '46.42', '47.51', '47.71'],
  },
  leather: { codes: ['15', '46.24', '47.72'] },
  carpets: { codes: ['13.93', '47.53'] },
  wood: { codes: ['16', '46.83'] },
  furniture: { codes: ['31', '46.47', '47.55'] },
  paper: { codes: ['17', '47.62'] },
  printing: { codes: ['18'] },
  publishing: { codes: ['58.1'] },
  packaging: {
    codes: ['16.24', '17.21', '22.22', '23.13', '25.92', '82.92'],
  },
  chemicals: { codes: ['20', '46.85'] },
  paints: { codes: ['20.30'] },
  cleaningProducts: { codes: ['20.41', '46.44'] },
  cosmetics: { codes: ['20.42', '46.45', '47.75', '96.2'] },
  plastics: { codes: ['20.16', '22.2'] },
  fuels: { codes: ['19', '20.51', '35.21', '46.81', '47.30'] },
  medical: {
    codes: ['21', '32.50', '46.46', '47.73', '47.74'],
  },
  steel: { codes: ['24.1', '24.2', '24.3', '24.5', '25.1', '46.82'] },
  aluminium: { codes: ['24.42', '24.53'] },
  copper: { codes: ['07.2', '24.4'] },
  electronics: {
    codes: ['26', '27', '46.50', '47.40', '95.10'],
    without: ['26.52'],
  },
  electronicsMaking: {
    codes: ['26', '27'],
    without: ['26.52'],
  },
  electronicsRepair: { codes: ['95.10', '95.21', '95.22'] },
  computers: {
    codes: ['26.2', '26.3', '46.50', '47.40'],
  },
  appliances: { codes: ['27.40', '27.5', '46.43', '47.54'] },
  vehicles: { codes: ['29', '30', '46.7', '47.8'] },
  jewellery: { codes: ['26.52', '32.12', '46.48', '47.77'] },
  toys: { codes: ['32.40', '47.64'] },
  utilities: { codes: ['35', '36', '37'] },
  waterAndWaste: { codes: ['E'] },
  waste: { codes: ['38', '39', '46.87'] },
  construction: { codes: ['F'] },
  civilEngineering: { codes: ['42', '43.50'] },
  architecture: { codes: ['71.1'] },
  property: { codes: ['68', '81.10'] },
  buildingProducts: {
    codes: ['16.2', '22.23', '22.24', '23', '25.1', '31', '46.83', '46.84', '47.52'],
    without: ['16.24', '16.26', '16.28', '23.13', '23.4'],
  },
  trade: { codes: ['G'] },
  transport: { codes: ['H'] },
  roadTransport: { codes: ['49.3', '49.4', '53', '77.1'] },
  shipping: { codes: ['50', '52.22'] },
  accommodation: { codes: ['55'] },
  tourism: { codes: ['55', '79', '91', '93.2'] },
  events: { codes: ['56.21', '82.30', '90', '93'] },
  technology: { codes: ['58.2', 'K'] },
  finance: { codes: ['L'] },
  investment: { codes: ['64.3', '64.9', '65.30', '66.30'] },
  insurance: { codes: ['65.1', '65.20', '66.2'] },
  professional: { codes: ['N'] },
  businessSupport: { codes: ['O'] },
  cleaning: { codes: ['81'] },
  labourHire: { codes: ['78'] },
  publicSector: { codes: ['P'] },
  education: { codes: ['85'] },
  universities: { codes: ['72', '85.40'] },
  health: { codes: ['R'] },
  arts: { codes: ['S'] },
  media: { codes: ['J'] },
  personalServices: { codes: ['T'] },
  defence: {
    codes: ['25.30', '30.13', '30.3', '30.40', '33.16', '33.18'],
  },
} as const satisfies Record<string, Industry>

export type IndustryId = keyof typeof industries
