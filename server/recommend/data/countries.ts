/** ISO 3166-1 alpha-2: the member states. */
const europeanUnion = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const

/** The European Economic Area: where the labels of the European Union are awarded. */
export const europe: readonly string[] = [...europeanUnion, 'IS', 'LI', 'NO']

export const nordic: readonly string[] = ['DK', 'FI', 'IS', 'NO', 'SE']

export const northAmerica: readonly string[] = ['CA', 'US']

/** Where clothing is made for brands elsewhere and Better Work has a programme. */
export const betterWork: readonly string[] = [
  ...['BD', 'EG', 'ET', 'HT', 'ID', 'JO', 'KH', 'LK', 'MG', 'NI', 'PK', 'UZ', 'VN'],
]

/** Where WEConnect International itself certifies; the United States and Canada have bodies of their own. */
export const weConnect: readonly string[] = [
  ...['AR', 'AU', 'BD', 'BR', 'CH', 'CL', 'CN', 'CO', 'CR', 'DE', 'EG', 'ES', 'FR', 'GB', 'GH'],
  ...['GT', 'ID', 'IE', 'IL', 'IN', 'IT', 'JP', 'KE', 'KR', 'LK', 'MX', 'MY', 'NG', 'NL', 'NZ'],
  ...['PE', 'PH', 'PL', 'PT', 'SE', 'SG', 'TH', 'TR', 'TW', 'TZ', 'VN', 'ZA'],
]
