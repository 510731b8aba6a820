/** Words that are there before the page itself is: of its head, and of what is shown meanwhile. */
export const registerHeadCopy = {
  searchTitle: 'Find your organisation',
  searchText: 'It may be here already. Search for it by name, then join or claim it.',
  setupTitle: 'Add your organisation',
  setupText: 'Use its registered or trading name. You can change it later.',
} as const
