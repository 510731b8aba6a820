/** Words that are there before the page itself is: of its head, and of what is shown meanwhile. */
export const registerHeadCopy = {
  searchTitle: 'Find your organisation',
  setupTitle: 'Add your organisation',
} as const
