import {
  otherMinorityId,
  otherMinorityName,
  type AttributeOption,
} from '#src/contract/catalogue.ts'

const ownership = (id: string, name: string, info: string): AttributeOption => ({
  id,
  name,
  category: 'OWNERSHIP',
  info,
  isSelfReportable: true,
})

/** Who owns the business; said by the business itself. */
export const ownershipAttributes: readonly AttributeOption[] = [
  ownership('women-owned', 'Women-owned', 'More than 51% owned and controlled by women.'),
  ownership(
    'indigenous-owned',
    'Indigenous-owned',
    'More than 51% owned by Indigenous or First Nations people of the country the business is registered in.',
  ),
  ownership(
    'minority-owned',
    'Minority-owned',
    'More than 51% owned by people of an ethnic minority recognised in the country the business is registered in.',
  ),
  ownership(
    otherMinorityId,
    otherMinorityName,
    'Refers to a culturally, ethnically or racially distinct group that is a minority in the country the business is registered in.',
  ),
  ownership(
    'disability-owned',
    'Disability-owned',
    'More than 51% owned by people with disability.',
  ),
  ownership(
    'veteran-owned',
    'Veteran-owned',
    'More than 51% owned by people who have served in the armed forces.',
  ),
  ownership(
    'lgbtqi-owned',
    'LGBTQI+-owned',
    'More than 51% owned by people who identify as lesbian, gay, bisexual, transgender, queer or intersex.',
  ),
  ownership(
    'refugee-owned',
    'Refugee or migrant-owned',
    'More than 51% owned by people who came to the country as refugees or migrants.',
  ),
  ownership('youth-owned', 'Youth-owned', 'More than 51% owned by people under 30 years of age.'),
  ownership(
    'employee-owned',
    'Employee-owned',
    'More than 51% owned by employees, directly or through a trust for their benefit.',
  ),
  ownership('cooperative', 'Cooperative', 'Owned and democratically governed by its members.'),
]
