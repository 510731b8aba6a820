import {
  approved,
  critical,
  direct,
  indirect,
  pending,
  type DemoOrganisation,
} from './demo-organisation.ts'

export const filaturaBiella: DemoOrganisation = {
  slug: 'filatura-biella',
  name: 'Filatura Biella',
  description:
    'Worsted and woollen yarn from traceable flocks, spun and dyed in a closed water loop.',
  website: 'https://www.filatura-biella.example',
  size: 'MEDIUM',
  countryCode: 'IT',
  address: { street: 'Via Lamarmora 18', city: 'Biella', countryCode: 'IT' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'it-piva', identifier: '93861530827' }],
  credentials: [
    approved('rws'),
    approved('oeko-tex-step'),
    approved('zdhc'),
    pending('higg-fem', critical('The certificate on file has expired; a new one is awaited.')),
  ],
  attributes: ['family-owned', 'supplier-code-of-conduct'],
  products: ['13.10', '13.30'],
  locations: ['IT', 'FR', 'DE'],
  sdgs: [],
  targets: [
    ...direct('Use water responsibly', 'Protect human rights in supply chains'),
    ...indirect('Protect biodiversity'),
  ],
  events: [...direct('World Water Day'), ...indirect('Anti-Slavery Day')],
}
