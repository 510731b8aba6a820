/** What kind of thing a credential is. A file of its own: no first visit needs it. */
export const credentialCategories = ['certification', 'rating', 'membership'] as const
