import type { DemoOrganisation } from './demo-organisation.ts'

/** Nothing but a name: what a profile looks like just after it was created. */
export const bareBonesTrading: DemoOrganisation = {
  slug: 'bare-bones-trading',
  name: 'Bare Bones Trading',
  description: '',
  website: '',
  size: null,
  countryCode: null,
  address: null,
  secondaryAddresses: [],
  identifiers: [],
  credentials: [],
  attributes: [],
  products: [],
  locations: [],
  sdgs: [],
  targets: [],
  events: [],
}
