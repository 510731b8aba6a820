export const reminderCopy = {
  title: 'Confirm your email address',
  sent: 'we sent a link to',
  sendAgain: 'Send it again',
  notNow: 'Not now',
} as const
