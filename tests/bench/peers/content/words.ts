/** The portal's words of a profile, in English. */
export const words = {
  site: 'Credence Supplier Engagement Portal',
  skip: 'Skip to main content',
  logIn: 'Log in',
  claim: 'Claim profile',
  share: 'Share profile',
  shared: 'Link copied',
  redFlag: 'Red flag: a credential has a critical note',
  yellowFlag: 'Yellow flag: a credential has a warning',
  location: 'Location:',
  website: 'Website:',
  badges: 'Sustainability badges',
  about: 'About',
  credentials: 'Credentials',
  noCredentials: 'No verified credentials recorded yet.',
  groups: {
    certification: 'Certification, standard or accreditation',
    rating: 'Rating, score or assessment',
    membership: 'Membership, initiative or other',
  },
  flags: { critical: 'Critical', warning: 'Warning' },
  states: {
    verified: 'Verified',
    pending: 'Pending',
    refused: 'Not confirmed',
    expired: 'Expired',
    suspended: 'Suspended',
    revoked: 'Revoked',
  },
  modules: 'Modules completed',
  modulesHint:
    'Earned with questionnaires that the business answers about itself. The answers have not been verified.',
  products: 'Products and services',
  serves: 'Where it serves',
  noneLinked: 'None linked yet.',
  engage: 'Engage this business to',
  sdgs: 'Sustainable Development Goals',
  targets: 'Sustainability targets',
  contributesTo: 'Contributes to',
  supports: 'Supports',
  events: 'Events',
  direct: 'Directly relevant',
  indirect: 'Indirectly relevant',
  more: 'More',
  hide: 'Hide',
  updated: 'Last updated',
  history: 'History',
  sdgNames: [
    ...['No Poverty', 'Zero Hunger', 'Good Health and Well-Being', 'Quality Education'],
    ...['Gender Equality', 'Clean Water and Sanitation', 'Affordable and Clean Energy'],
    ...['Decent Work and Economic Growth', 'Industry, Innovation and Infrastructure'],
    ...['Reduced Inequalities', 'Sustainable Cities and Communities'],
    ...['Responsible Consumption and Production', 'Climate Action', 'Life Below Water'],
    ...['Life on Land', 'Peace, Justice and Strong Institutions', 'Partnerships for the Goals'],
  ],
}

/** The links below each page. */
export const footerLinks = [
  ['Report Issue', 'mailto:support@credence.example'],
  ['Terms', 'https://credence.example/terms.pdf'],
  ['Privacy', 'https://credence.example/privacy.pdf'],
  ['LinkedIn', 'https://www.linkedin.com/company/credence-example'],
  ['YouTube', 'https://www.youtube.com/@credence-example'],
]

/** The languages that each page is offered in. */
export const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['ar', 'العربية'],
]
