/** Words that are there before the page itself is: of its head, and of what is shown meanwhile. */
export const guideHeadCopy = {
  pageTitle: 'Badge',
  description:
    'Put the badge of a supplier’s sustainability profile on a website or into an email signature: choose, look, copy. No cookies, no tracking, no layout shift.',
} as const
