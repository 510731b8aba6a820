/** Words that are there before the page itself is: of its head, and of what is shown meanwhile. */
export const membersHeadCopy = {
  title: 'Members',
} as const
