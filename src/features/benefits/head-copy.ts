/** Words that are there before the page itself is: of its head. */
export const benefitsHeadCopy = {
  title: 'Benefits',
  guestLead:
    'Registering is free, and opens what our partners offer to businesses that work on their sustainability.',
} as const
