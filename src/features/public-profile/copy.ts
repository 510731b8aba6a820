import type { CredentialCategory } from '../../contract/catalogue.ts'

const groups: Record<CredentialCategory, string> = {
  certification: 'Certification, standard or accreditation',
  rating: 'Rating, score or assessment',
  membership: 'Membership, initiative or other',
}

/** Words of the public profile. */
export const profileCopy = {
  toolbar: 'Profile',
  logIn: 'Log in',
  share: 'Share profile',
  linkCopied: 'Link copied',
  claim: 'Claim profile',
  more: 'More',
  hide: 'Hide',
  redFlag: 'Red flag: a credential has a critical note',
  yellowFlag: 'Yellow flag: a credential has a warning',
  badges: 'Sustainability badges',
  verifiedCount: (count: number) =>
    count === 1 ? '1 verified credential' : `${count} verified credentials`,
  location: 'Location',
  website: 'Website',
  about: 'About',
  aboutText: 'of the description',
  products: 'Products and services',
  serves: 'Where it serves',
  credentials: 'Credentials',
  groups,
  modules: 'Modules completed',
  modulesHint:
    'Earned with questionnaires that the business answers about itself. The answers have not been verified.',
  engage: 'Engage this business to',
  sdgs: 'Sustainable Development Goals',
  targets: 'Sustainability targets',
  contributesTo: 'Contributes to',
  supports: 'Supports',
  events: 'Events',
  directlyRelevant: 'Directly relevant',
  indirectlyRelevant: 'Indirectly relevant',
  noneLinked: 'None linked yet.',
  noCredentials: 'No verified credentials recorded yet.',
  updated: 'Last updated',
  storedAt: 'You are seeing the copy kept on this device, fetched',
  storedAtUnknown: 'on an earlier visit.',
  footer: 'Footer',
  social: 'Follow us',
  reportIssue: 'Report Issue',
  terms: 'Terms',
  privacy: 'Privacy',
  suspendedTitle: 'This profile is not available',
  suspendedText:
    'The profile has been suspended and cannot be read at the moment. If it is yours, report an issue and we will look into it.',
  home: 'Go to the home page',
} as const
