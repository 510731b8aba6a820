/** Words of the login screen and of the sign-in on its way. */
export const signInCopy = {
  title: 'Register your business for free!',
  benefits: [
    'Instant visibility to buyers globally',
    'Unlock a free profile',
    'Be rewarded for action',
  ],
  register: 'Register for free',
  logIn: 'Log in',
  buyer: 'Are you a buyer?',
  tryAgain: 'Try again',
  home: 'Go to the home page',
  failures: {
    cancelled: {
      title: 'You cancelled logging in',
      text: 'Nothing has changed. You can try again whenever you like.',
    },
    offline: {
      title: 'You are offline',
      text: 'Logging in needs the internet. Check your connection, then try again.',
    },
    failed: {
      title: 'Logging in did not work',
      text: 'It may have expired, or been started in another tab. Please log in again.',
    },
  },
} as const
