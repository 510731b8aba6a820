export const copy = {
  title: 'May we count what is used?',
  text: (brand: string) =>
    `${brand} would like to know which parts of the portal people use, to make it better. Never what you type, your name or your address.`,
  allow: 'Yes, count',
  refuse: 'No, do not count',
  privacy: 'Privacy notice',
  now: { given: 'You have said yes.', refused: 'You have said no.' },
  signalled: 'Your browser asks not to be tracked, so nothing is counted and nobody asks you.',
  close: 'Close',
  thanks: {
    given: 'Thank you. You can change your mind below every page.',
    refused: 'Nothing is counted.',
  },
} as const
