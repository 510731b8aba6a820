/** What is said of the way to the server, to guests too. */
export const reachabilityCopy = {
  offline: 'You are offline',
  onlineAgain: 'You are online again',
} as const
