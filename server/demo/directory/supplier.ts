import type { CompanySize } from '#src/contract/company-size.ts'
import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { latinSlug } from '../../store/organisations/slug-from.ts'
import type {
  DemoAddress,
  DemoModule,
  DemoOrganisation,
} from '../organisations/demo-organisation.ts'
import { tickAttributes } from './attributes.ts'
import { chanceFrom, type Chance, partsOf, seedOf, weighted } from './chance.ts'
import type { DirectoryCountry } from './countries/country.ts'
import { chooseCredentials } from './credentials/choose-credentials.ts'
import type { CredentialStory } from './credentials/story.ts'
import { shortestStory, tellStory } from './credentials/tell-story.ts'
import { engage } from './engagements.ts'
import { industries, type IndustryId, industryIds } from './industries.ts'
import { takeModules } from './modules.ts'
import { type FirmName, nameFirm } from './names.ts'
import { giveNumbers } from './numbers/give-numbers.ts'
import { dealSeats, type Seat } from './seats.ts'
import { serveLocations } from './served-locations.ts'
import { sizes } from './sizes.ts'
import type { Towns } from './towns.ts'
import { describe, type Told } from './words/english.ts'
import { describeElsewhere } from './words/other-languages.ts'

/** A generated supplier: an organisation of the demo, whose credentials have a past. */
export type DirectorySupplier = Omit<
  DemoOrganisation,
  'credentials' | 'modules' | 'countryCode' | 'address'
> & {
  readonly countryCode: string
  readonly address: DemoAddress
  readonly modules: readonly DemoModule[]
  readonly credentials: readonly CredentialStory[]
  /** Before the day of seeding. */
  readonly joinedDaysAgo: number
  /** When the profile was changed last; null: never. */
  readonly changedDaysAgo: number | null
}

export type Directory = {
  /** The supplier with an index, from 0; the same whenever it is asked for. */
  supplier(index: number): DirectorySupplier
  /** Its slug, by which it is known whether it was seeded. */
  slug(index: number): string
}

/** What of the catalogue suppliers are made with. */
type Reference = Pick<Catalogue, 'locations' | 'credentialById' | 'shelf'> & Pick<Towns, 'regionOf'>

/** Percent of suppliers of which nothing but a name and an address is known. */
const bare = 12
/**
 * Percent of suppliers that do what their country is known for, that have further addresses, of whose numbers one
 * was found in its register, and that have changed their profile since they joined.
 */
const shares = { strong: 38, moreAddresses: 34, found: 34, changed: 40 } as const
const mostJoinedDays = 1_150

/** @param seed another one makes other suppliers */
export function createDirectory(catalogue: Reference, seed: number): Directory {
  const seatOf = dealSeats(seed)
  const begin = (index: number) => {
    const chance = chanceFrom(seedOf(seed, index))
    const seat = seatOf(index)
    const industry = industryOf(chance, seat.country)
    return { index, chance, seat, industry, firm: nameFirm(chance, seat, industry) }
  }
  return {
    slug: (index) => latinSlug(begin(index).firm.short),
    supplier: (index) => makeSupplier(catalogue, begin(index)),
  }
}

type Begun = {
  readonly index: number
  readonly chance: Chance
  readonly seat: Seat
  readonly industry: IndustryId
  readonly firm: FirmName
}

function makeSupplier(catalogue: Reference, begun: Begun): DirectorySupplier {
  const { chance, seat, firm } = begun
  const { country } = seat
  const address = addressIn(chance, country)
  const nothing = {
    website: '',
    description: '',
    size: null,
    secondaryAddresses: [],
    identifiers: [],
  }
  const nameOnly: DirectorySupplier = {
    ...{
      slug: latinSlug(firm.short),
      name: firm.name,
      countryCode: country.code,
      address,
      ...nothing,
    },
    ...{ attributes: [], products: [], locations: [], sdgs: [], targets: [], events: [] },
    ...{ modules: [], credentials: [] },
    ...{ joinedDaysAgo: chance.between(shortestStory, mostJoinedDays), changedDaysAgo: null },
  }
  return chance.percent(bare) ? nameOnly : { ...nameOnly, ...profileOf(catalogue, begun, nameOnly) }
}

function profileOf(
  catalogue: Reference,
  { index, chance, seat: { country }, industry: id, firm }: Begun,
  { slug, name, address, joinedDaysAgo }: DirectorySupplier,
) {
  const industry = industries[id]
  const { size } = weighted(chance, sizes, ({ weight }) => weight)
  const lines = chance.some(industry.lines, chance.between(1, 4)).map(lineOf)
  const offers = lines.map(({ offer }) => offer)
  const profiled = { countryCode: country.code, size, name, kind: industry.kind }
  const attributes = tickAttributes(chance, profiled)
  const told: Told = {
    ...{ own: firm.own, town: address.city, size, industry, offers, attributes },
    year: attributes.includes('start-up')
      ? chance.between(2022, 2025)
      : Math.max(chance.between(1925, 2020), chance.between(1925, 2020)),
  }
  const holder = { countryCode: country.code, industry: id, size, attributes }
  const entries = chooseCredentials(chance, holder).flatMap((one) => offered(catalogue, one))
  const place = { town: address.city, offer: offers[0] ?? '', slug }
  const identifiers = giveNumbers(chance, { countryCode: country.code, size, index })
  const [number] = identifiers
  const region = catalogue.regionOf(address.city, country.code)
  return {
    description: describe(chance, told),
    descriptions: describeElsewhere(chance, told, country.code),
    website: `https://www.${slug}.example`,
    size,
    secondaryAddresses: furtherAddresses(chance, country, size),
    identifiers,
    ...(number && chance.percent(shares.found) && { found: foundIn(number) }),
    attributes,
    products: [...new Set(lines.map(({ code }) => code))],
    locations: serveLocations(chance, catalogue, { country, size, region }),
    sdgs: chance.percent(45)
      ? chance.some(industry.sdgs, 2).toSorted((one, other) => one - other)
      : [],
    ...engage(chance),
    changedDaysAgo: chance.percent(shares.changed) ? chance.between(1, joinedDaysAgo - 1) : null,
    modules: takeModules(chance, attributes),
    credentials: entries.map((entry) => tellStory(chance, entry, { joinedDaysAgo, place })),
  }
}

/** A credential that can be chosen now; none where the operator has retired it or made it another one. */
function offered({ credentialById, shelf }: Reference, id: string): readonly CredentialEntry[] {
  const entry = credentialById(id)
  return entry?.id === id && !shelf.isRetired(id) ? [entry] : []
}

function industryOf(chance: Chance, { strong }: DirectoryCountry): IndustryId {
  if (chance.percent(shares.strong)) return chance.pick(strong)
  return weighted(chance, industryIds, (id) => industries[id].weight)
}

/** '17.21 boxes' as code and what is offered. */
function lineOf(line: string): { code: string; offer: string } {
  const space = line.indexOf(' ')
  return { code: line.slice(0, space), offer: line.slice(space + 1) }
}

function addressIn(chance: Chance, { code, area, towns }: DirectoryCountry): DemoAddress {
  const list = partsOf(towns)
  // The larger a town, the more firms it has.
  const city = list[Math.min(chance.below(list.length), chance.below(list.length))] ?? ''
  const number = String(chance.between(1, 98))
  return {
    city,
    street: chance.pick(partsOf(area.streets)).replace('#', number),
    countryCode: code,
  }
}

function furtherAddresses(
  chance: Chance,
  country: DirectoryCountry,
  size: CompanySize,
): DemoAddress[] {
  if (size === 'MICRO' || !chance.percent(shares.moreAddresses)) return []
  const most = size === 'LARGE' ? 4 : size === 'MEDIUM' ? 2 : 1
  return Array.from({ length: chance.between(1, most) }, () => addressIn(chance, country))
}

const foundIn = ({ typeId, identifier }: { typeId: string; identifier: string }) => ({
  typeId,
  entryUrl: `https://register.example/${typeId}/${encodeURIComponent(identifier)}`,
  for: 'Credence',
})
