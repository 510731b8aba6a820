import { sectionNames } from './head-copy.ts'

/** Texts of the manage page. */
export const copy = {
  ...sectionNames,
  title: sectionNames.profile,
  account: 'Account',
  addSupplier: 'Add supplier',
  profile: 'Profile',
  members: 'Members',
  waiting: (count: number) => (count === 1 ? '1 asks to join' : `${count} ask to join`),
  home: 'Home',
  poweredBy: 'Powered by',
  lead: 'Boost your visibility to business buyers!',
  leadText: 'A complete profile is found more often. Fill it in once, share it everywhere.',
  viewProfile: 'View profile',
  shareBadge: 'Share badge',
  inviteSupplier: 'Invite supplier',
  searchSuppliers: 'Search suppliers',
  newTab: '(opens in a new tab)',
  menu: 'Menu',
  /** What the bar of a phone has room for; each is part of the full name. */
  short: { share: 'Profile', badge: 'Badge', invite: 'Invite', search: 'Search' },
  unlock: 'Complete your profile to unlock',
  switchLabel: 'Switch between suppliers',
  saved: 'Your profile is now saved!',
  savedText: 'Buyers see the changes at once.',
  savedHint: 'Add a credential or an attribute to share it.',
  seePublic: 'See your public profile',
  addCredential: 'Add a credential or an attribute',
  takeModule: 'Learn with a module',
  inviteYours: 'Invite your suppliers',
} as const

/** Parts of the profile that the navigation leads to: id of the section and its name. */
export const profileParts = [
  { id: 'credentials', name: 'Credentials or attributes' },
  { id: 'products', name: 'Products & services' },
  { id: 'locations', name: 'Locations' },
  { id: 'description', name: 'Description' },
] as const
