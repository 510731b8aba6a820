import type { AttributeOption } from '#src/contract/catalogue.ts'

const derived = (id: string, name: string, info: string): AttributeOption => ({
  id,
  name,
  category: 'OTHER',
  info,
  isSelfReportable: false,
})

/** What follows from verified credentials; a supplier cannot tick these. */
export const derivedAttributes: readonly AttributeOption[] = [
  derived(
    'certified-environment',
    'Environmentally certified',
    'Concluded from a verified environmental certification.',
  ),
  derived(
    'certified-social',
    'Socially certified',
    'Concluded from a verified social or ethical certification.',
  ),
  derived(
    'certified-diverse',
    'Certified diverse supplier',
    'Concluded from a verified diversity certification.',
  ),
]
