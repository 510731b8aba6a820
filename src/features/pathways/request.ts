import type { OrganisationDetails } from '../../contract/organisation.ts'
import type { CatalogueData } from '../../data/catalogue-data.ts'
import type { Filters } from './filters.ts'

type Request = Parameters<CatalogueData['recommend']>[0]
type Known = Pick<
  OrganisationDetails,
  'size' | 'categories' | 'serviceableLocations' | 'attributes' | 'selfReportedAttributes'
>

const indigenous = 'indigenous'

/**
 * What is asked of the recommendations, as the payload notes of the specification (section 7) put it:
 * a filter takes the place of what the profile says, and then must match.
 * @param held ids of the credentials that the profile has
 */
export function recommendationRequest(
  organisation: Known,
  held: readonly string[],
  { locations, industries }: Pick<Filters, 'locations' | 'industries'>,
): Request {
  const { size, categories, serviceableLocations, attributes } = organisation
  const chosen = { categories: industries.length > 0, locations: locations.length > 0 }
  return {
    credentials: [...held],
    size: size ? [size] : [],
    categories: idsOf(chosen.categories ? industries : categories),
    locations: chosen.locations ? idsOf(locations) : [...serviceableLocations],
    attributes: idsOf(attributes),
    mustMatch: chosen,
    exclude: excluded(organisation.selfReportedAttributes),
  }
}

/** An attribute is known by its id: its name is in the language of the page. */
function excluded(own: Known['selfReportedAttributes']): string[] {
  const names = own.map(({ name }) => name)
  const isMentioned = own.some(({ id, name }) => `${id} ${name}`.toLowerCase().includes(indigenous))
  return isMentioned ? names : [...names, indigenous]
}

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
