import * as limits from '../../contract/limits.ts'

const addresses = (count: number) => (count === 1 ? '1 address' : `${count} addresses`)

/** Words of the invite dialog. */
export const inviteCopy = {
  title: 'Invite suppliers',
  text: 'We send each of them one email that leads to this portal. Registering is free.',
  anonymousText:
    'We send each of them one email that leads to this portal. Your name is not in it.',
  emails: 'Email addresses',
  emailsHint: 'One by one, or paste many at once.',
  add: 'Add',
  left: (count: number) => `${count} of ${limits.invitees} left`,
  list: 'Suppliers to invite',
  remove: (email: string) => `Remove ${email}`,
  added: (count: number) => `${addresses(count)} added`,
  invalid: 'Not a valid email',
  tooMany: `You can invite at most ${limits.invitees} suppliers at once`,
  notAdded: 'Not added:',
  putBack: 'Edit',
  message: 'Personal message',
  defaultMessage: (brand: string) =>
    `Hello,\n\nwe use ${brand} to keep our sustainability, diversity, ethical and social credentials in one profile, and would be glad to find yours there too. Registering is free and takes a few minutes.`,
  anonymous: 'Send without my name',
  anonymousHint: 'Your message is left out then, and a fixed text is sent.',
  submit: (count: number) => (count === 1 ? 'Send 1 invitation' : `Send ${count} invitations`),
  submitNone: 'Send invitations',
  sent: 'Invites sent!',
  notReached: (emails: readonly string[]) => `Could not be reached: ${emails.join(', ')}`,
  failed: 'Ops! request not completed.',
} as const
