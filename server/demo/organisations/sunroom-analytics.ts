import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const sunroomAnalytics: DemoOrganisation = {
  slug: 'sunroom-analytics',
  name: 'Sunroom Analytics',
  description:
    'Data engineering and dashboards for clinics and cities, hosted on renewable power and documented so that clients can leave.',
  website: 'https://www.sunroom-analytics.example',
  size: 'SMALL',
  countryCode: 'US',
  address: { street: '221 Congress Avenue', city: 'Austin, Texas', countryCode: 'US' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'us-ein', identifier: '76-8504312' }],
  credentials: [approved('nglcc-lgbtbe'), approved('iso-27001'), pending('climate-pledge')],
  attributes: ['lgbtqi-owned', 'start-up', 'renewable-electricity'],
  products: ['62.10', '63.10', '72.20'],
  locations: ['US', 'CA', 'GB'],
  sdgs: [],
  targets: [
    ...direct('Spend with diverse suppliers', 'Switch to renewable electricity'),
    ...indirect('Reach net zero'),
  ],
  events: [...direct('Pride Month'), ...indirect('Earth Day')],
}
