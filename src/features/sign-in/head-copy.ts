/** What the heads of the pages about signing in say. */
export const signInHeadCopy = {
  pageTitle: 'Log in or register',
  pageText: 'Log in to your supplier profile, or register your business for free.',
  authenticating: 'Authenticating',
} as const
