import { iso31661 } from 'iso-3166'
import type { Country } from '../../src/contract/catalogue.ts'

/** Common English short names where ISO 3166-1 lists a long or inverted form. */
const shortNames: Readonly<Record<string, string>> = {
  BN: 'Brunei',
  BO: 'Bolivia',
  CD: 'Congo (Democratic Republic)',
  CG: 'Congo (Republic)',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GB: 'United Kingdom',
  IR: 'Iran',
  KP: 'North Korea',
  KR: 'South Korea',
  LA: 'Laos',
  MD: 'Moldova',
  MF: 'Saint Martin',
  NL: 'Netherlands',
  PS: 'Palestine',
  RU: 'Russia',
  SX: 'Sint Maarten',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
  VE: 'Venezuela',
  VG: 'British Virgin Islands',
  VI: 'U.S. Virgin Islands',
  VN: 'Vietnam',
}

/**
 * ISO 3166-1 has no code for Kosovo and leaves XA to XZ, XAA to XZZ and 900 to 999 to their users. XK is
 * the one of GeoNames and Unicode's CLDR, XKX that of the World Bank, 983 that of CLDR.
 */
export const kosovo: Country = { code: 'XK', alpha3: 'XKX', name: 'Kosovo', numeric: '983' }

const byName = new Intl.Collator('en')

/** All countries and territories of ISO 3166-1 with common names, and Kosovo, sorted by name. */
export function buildCountries(): Country[] {
  const assigned = iso31661.map(({ alpha2, alpha3, numeric, name }) => ({
    code: alpha2,
    alpha3,
    name: shortNames[alpha2] ?? name,
    numeric,
  }))
  return [...assigned, kosovo].sort((a, b) => byName.compare(a.name, b.name))
}
