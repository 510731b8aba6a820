/** What the suppliers of the directory are called, say and hold beside what the catalogue has. */
export const forms = ['Ltd', 'GmbH', 'Pty Ltd', 'Inc', 'S.A.', 'BV', 'SARL', 'A/S', '', '']
export const trades = [
  ...['Timber', 'Textiles', 'Packaging', 'Logistics', 'Foods', 'Metals', 'Energy', 'Cleaning'],
  ...['Software', 'Printing', 'Catering', 'Ceramics', 'Plastics', 'Construction', 'Consulting'],
  ...['Nurseries', 'Instruments', 'Security', 'Furniture', 'Seafood', 'Bicycles', 'Paper', 'Glass'],
]
export const sentences = [
  'We make what others need, of what others have left over.',
  'Nine tenths of our material is recycled, and what is cut off goes back to the mill.',
  'The works run on electricity from our own roof since the renovation of the hall.',
  'Three generations of the family have looked after the same customers in the region.',
  'Every third apprentice comes to us from the programme for people out of long unemployment.',
  'What we deliver is drawn to be taken apart, mended and used again.',
  'Our fleet is half electric, and the other half leaves the yard full or not at all.',
  'We measure our emissions each year and publish what we find, good or not.',
  'Small orders are as welcome as large ones, and somebody answers the telephone.',
  'Suppliers of ours are paid within twenty days, because they have wages to pay too.',
]
export const translated = {
  de: 'Wir fertigen, was andere brauchen, aus dem, was andere übrig haben, und zahlen in zwanzig Tagen.',
  fr: 'Nous fabriquons ce dont d’autres ont besoin avec ce qui leur reste, et payons en vingt jours.',
  es: 'Fabricamos lo que otros necesitan con lo que a otros les sobra, y pagamos en veinte días.',
} as const
export const goals = [
  ...['Cut scope 3 emissions', 'Send less waste to landfill', 'Buy recycled content'],
  ...['Train every buyer', 'Protect biodiversity', 'Plastic Free July', 'World Environment Day'],
]
export const warnings = [
  'The certificate covers the main site only.',
  'The certificate ends within three months.',
  'The register spells the name in another way.',
]
export const streets = [
  'Wharf Road',
  'Mill Lane',
  'Station Street',
  'High Street',
  'Quay',
  'Park Way',
]
/** As the place search finds them. */
export const towns = [
  ...['Auckland', 'Wellington', 'Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Hobart', 'London'],
  ...[
    'Manchester',
    'Glasgow',
    'Dublin',
    'Hamburg',
    'Berlin',
    'Stuttgart',
    'Paris',
    'Lyon',
    'Nantes',
  ],
  ...[
    'Madrid',
    'Bilbao',
    'Lisbon',
    'Porto',
    'Milan',
    'Turin',
    'Rotterdam',
    'Antwerp',
    'Copenhagen',
  ],
  ...['Oslo', 'Stockholm', 'Boston', 'Chicago', 'Denver', 'Seattle', 'Toronto', 'Vancouver'],
  ...['Mexico City', 'São Paulo', 'Nairobi', 'Cape Town', 'Mumbai', 'Chennai', 'Osaka', 'Kyoto'],
]
export const firstNames = ['Sam', 'Ana', 'Jo', 'Lena', 'Omar', 'Mei', 'Ruth', 'Pau', 'Ivo', 'Tara']
export const lastNames = [
  'Ng',
  'Okafor',
  'Brandt',
  'Silva',
  'Marsh',
  'Novak',
  'Haddad',
  'Lindqvist',
]
