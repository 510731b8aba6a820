/** Texts of the recommended credentials. */
export const pathwaysCopy = {
  title: 'Pathways',
  intro: 'Credentials worth going for next, best first, and why each of them suits your business.',
  listName: 'Recommended credentials',
  what: 'Recommendations',
  offline:
    'Recommendations need a connection to the server. They load by themselves once it answers again; you can go on with your profile meanwhile.',
  found: (shown: number, fitting: number) =>
    fitting > shown
      ? `The ${shown} best of ${fitting} credentials that fit you`
      : counted(shown, 'credential fits you', 'credentials fit you'),
  filtered: (shown: number, of: number) =>
    `${shown} of ${counted(of, 'recommendation', 'recommendations')} shown`,
  none: 'No recommendations',

  first: 'Start here',
  kinds: { certification: 'Certification', rating: 'Rating', membership: 'Membership' },
  why: 'Why this one',
  more: 'More',
  less: 'Less',
  aboutDescription: (name: string) => `about ${name}`,
  badges: (name: string) => `Sustainability badges of ${name}`,
  website: 'Website',
  websiteOf: (name: string) => ` of ${name} (opens in a new tab)`,
  add: 'Add to my profile',
  added: 'Added to your profile, not saved yet.',
  save: 'Save it in your profile',
  undo: 'Undo',
  about: (name: string) => ` (${name})`,

  filters: 'Filters',
  filterRegion: 'Filter the recommendations',
  active: (count: number) => counted(count, 'filter active', 'filters active'),
  badgeLegend: 'Sustainability badges',
  kind: 'Kind of credential',
  allKinds: 'All kinds',
  location: 'Location',
  locations: 'Locations',
  chosenLocations: 'Chosen locations',
  industry: 'Industry',
  industries: 'Industries',
  chosenIndustries: 'Chosen industries',
  searchHint: 'Type 3 letters or more',
  noMatch: '- No results found. Try a different keyword -',
  choicesFailed: (what: string) => `${what} could not be loaded.`,
  retry: 'Try again',
  chosen: (name: string) => `${name} added to the filters`,
  reset: 'Reset filters',

  emptyTitle: "Didn't get any credential recommendations?",
  emptyAdvice:
    'Recommendations are made from your profile: Location, Product & Services, Size and Attributes must be filled in.',
  missing: 'Missing in your profile:',
  nothingMissing: 'All four are filled in. Check that they still say what your business does.',
  parts: {
    locations: 'Location',
    products: 'Product & Services',
    size: 'Size',
    attributes: 'Attributes',
  },
  update: 'Update Your Profile',
  closer: 'Your path gets closer to your business with:',
  filteredTitle: 'No credential matches these filters',
  filteredText: 'Take one of the filters away, or start again without them.',
} as const

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
