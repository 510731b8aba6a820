import {
  approved,
  critical,
  direct,
  indirect,
  pending,
  type DemoOrganisation,
} from './demo-organisation.ts'

export const ironbarkSolar: DemoOrganisation = {
  slug: 'ironbark-solar',
  name: 'Ironbark Solar',
  description:
    'Founded by former army electricians, Ironbark Solar installs rooftop solar and batteries for farms, councils and factories.',
  website: 'https://www.ironbark-solar.example',
  size: 'MEDIUM',
  countryCode: 'AU',
  address: { street: '5 Levels Road', city: 'Adelaide, South Australia', countryCode: 'AU' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'au-abn', identifier: '95241037972' },
    { typeId: 'au-acn', identifier: '061594027' },
  ],
  credentials: [
    approved('iso-9001'),
    approved('iso-14001'),
    pending(
      'climate-active',
      critical('The certificate on file has expired; a new one is awaited.'),
    ),
  ],
  attributes: ['veteran-owned', 'renewable-electricity'],
  products: ['43.21', '35.12', '35.16'],
  locations: ['AU-SA', 'AU-VIC', 'AU-NSW'],
  sdgs: [],
  targets: [
    ...direct('Switch to renewable electricity', 'Reach net zero', 'Cut scope 3 emissions'),
  ],
  events: [...direct('Earth Day'), ...indirect('Veterans Day')],
}
