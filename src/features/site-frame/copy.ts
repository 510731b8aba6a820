/** Words around every screen. */
export const siteCopy = {
  skip: 'Skip to main content',
  home: (brand: string) => `${brand} home page`,
  mainNavigation: 'Main',
  logIn: 'Log in',
  register: 'Register for free',
  account: 'Your account',
  myOrganisation: 'My organization',
  signOut: 'Sign out',
  footer: 'Footer',
  brandLinks: (brand: string) => `More from ${brand}`,
  invite: 'Invite suppliers',
  notLoaded: 'This could not be loaded. Check your connection and try again.',
  legal: 'Legal',
  terms: 'Terms',
  privacy: 'Privacy',
  reportIssue: 'Report Issue',
  social: 'Follow us',
  poweredBy: 'Powered by',
  signInEnded: 'Your sign-in has ended',
  signInEndedText: 'What you typed stays here. To save it,',
  signInAgain: 'sign in again in a new tab',
  pleaseWait: 'Please wait...',
  loading: 'Loading',
  errorTitle: 'This page could not be shown',
  noServerTitle: 'The server cannot be reached',
  offlineTitle: 'You are offline',
  offlineText: 'This page is not on your device yet. Connect to the internet and try again.',
  partTitle: 'This page could not be loaded',
  partText: 'Check your connection and try again.',
  tryAgain: 'Try again',
  homePage: 'Go to the home page',
  unexpected: 'Something went wrong on our side. Try again in a moment.',
} as const

/** BRD-3: what the portal promises, where the brand has no description of its own. */
export const promise =
  'Register for free, become more visible to business buyers and start your sustainability journey: a supplier-friendly, smart and simple experience.'
