/** Words of `/get-started`; the steps are those shown where the operator has written none (LND-6). */
export const startCopy = {
  title: 'Your profile in five steps',
  lead: 'It takes about ten minutes, costs nothing, and need not be finished in one sitting.',
  steps: [
    {
      title: 'Find your business, or add it',
      text: 'Create an account, then look for your business by its name. If somebody has added it already, claim it; if not, its name is all we need to begin.',
    },
    {
      title: 'Say who you are',
      text: 'Two or three sentences that a buyer who has never heard of you will understand, your website, your address, and the registration number by which buyers know that you are really you.',
    },
    {
      title: 'List what you have earned',
      text: 'Choose your certifications, ratings and memberships. Each is shown as pending until it has been checked with its issuer, and you need not wait for that.',
    },
    {
      title: 'Add what you offer, and where',
      text: 'Your products and services, and the places you deliver to: it is how buyers search.',
    },
    {
      title: 'Share it',
      text: 'With the first credential or attribute your profile can be shared, by its link or as a badge on your website that stays up to date by itself.',
    },
  ],
  asideTitle: 'Have these at hand',
  needs: [
    'The registration number of your business',
    'Its website and address',
    'The names of the certificates you hold',
  ],
  register: 'Register for free',
  logIn: 'Log in',
  goOn: 'Go to your organization',
  benefits: 'See what partners offer',
} as const
