import { americas } from './countries/americas.ts'
import { asiaPacific } from './countries/asia-pacific.ts'
import type { DirectoryCountry } from './countries/country.ts'
import { middleEastAfrica } from './countries/middle-east-africa.ts'
import { northernEasternEurope } from './countries/northern-eastern-europe.ts'
import { westernEurope } from './countries/western-europe.ts'

/** Where the generated suppliers are at home. */
export const directoryCountries: readonly DirectoryCountry[] = [
  ...westernEurope,
  ...northernEasternEurope,
  ...americas,
  ...asiaPacific,
  ...middleEastAfrica,
]
