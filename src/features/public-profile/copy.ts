import type { CredentialCategory } from '../../contract/catalogue.ts'

/* Words of the public profile, each for itself: the build puts it where it is used. */

export const groups: Record<CredentialCategory, string> = {
  certification: 'Certification, standard or accreditation',
  rating: 'Rating, score or assessment',
  membership: 'Membership, initiative or other',
}

export const toolbar = 'Profile'
export const logIn = 'Log in'
export const share = 'Share profile'
export const linkCopied = 'Link copied'
export const claim = 'Claim profile'
export const redFlag = 'Red flag: a credential has a critical note'
export const yellowFlag = 'Yellow flag: a credential has a warning'
export const badges = 'Sustainability badges'
export const verifiedCount = (count: number) =>
  count === 1 ? '1 verified credential' : `${count} verified credentials`
export const location = 'Location'
export const website = 'Website'
export const about = 'About'
export const aboutText = 'of the description'
export const products = 'Products and services'
export const serves = 'Where it serves'
export const credentials = 'Credentials'
export const modules = 'Modules completed'
export const modulesHint =
  'Earned with questionnaires that the business answers about itself. The answers have not been verified.'
export const engage = 'Engage this business to'
export const sdgs = 'Sustainable Development Goals'
export const targets = 'Sustainability targets'
export const contributesTo = 'Contributes to'
export const supports = 'Supports'
export const events = 'Events'
export const directlyRelevant = 'Directly relevant'
export const indirectlyRelevant = 'Indirectly relevant'
export const noneLinked = 'None linked yet.'
export const noCredentials = 'No verified credentials recorded yet.'
export const updated = 'Last updated'
export const storedAt = 'You are seeing the copy kept on this device, fetched'
export const storedAtUnknown = 'on an earlier visit.'
export const reportIssue = 'Report Issue'
export const terms = 'Terms'
export const privacy = 'Privacy'
export const suspendedTitle = 'This profile is not available'
export const suspendedText =
  'The profile has been suspended and cannot be read at the moment. If it is yours, report an issue and we will look into it.'
export const home = 'Go to the home page'
