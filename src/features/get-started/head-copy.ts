/** Words that are there before the page itself is: of its head, and of what is shown meanwhile. */
export const startHeadCopy = {
  pageTitle: 'Get started',
  description:
    'How to set up your free supplier profile: what to have at hand, what buyers look for, and how to share it.',
} as const
