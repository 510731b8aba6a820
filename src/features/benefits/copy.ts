/** Texts of the partner offers. */
export const benefitsCopy = {
  intro: 'What our partners offer to the suppliers on this portal.',
  offers: 'Offers',
  filter: 'Show offers for',
  showAll: 'Show all',
  count: (shown: number, all: number) =>
    shown === all ? (all === 1 ? '1 offer' : `${all} offers`) : `${shown} of ${all} offers`,
  off: 'off',
  supports: 'Supports',
  noMatch: 'No offer for that yet',
  noMatchText:
    'None of the offers is for what you chose. Choose something else, or see all of them.',
  none: 'No offers at the moment',
  noneText: 'Partners add offers from time to time. Have another look soon.',
  failed:
    'The list is empty for now because it could not be fetched. Nothing of yours is affected.',
  code: 'Discount code',
  codeOf: (partner: string) => `Discount code of ${partner}`,
  copyCode: 'Copy code',
  codeCopied: 'Code copied',
  newTab: '(opens in a new tab)',
  visit: 'See the offer',
  unavailable: 'This offer cannot be taken up at the moment.',
} as const

/** Texts of the claim by phone number. */
export const claimCopy = {
  claim: 'Claim',
  isClaimed: 'Claimed',
  seeClaim: 'See your claim',
  what: 'Your claim',
  leavePhone: (partner: string) => `Leave a phone number, so that ${partner} can reach you.`,
  phone: 'Phone number',
  phoneHint: 'With the area or country code, such as +61\u00A02\u00A09000\u00A01234.',
  submit: 'Claim this offer',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'The claim was not sent',
  claimed: 'You have claimed this offer',
  claimedText: (partner: string) => `Keep the reference: ${partner} knows your claim by it.`,
  reference: 'Reference',
  givenPhone: 'Phone number given',
  goOn: (partner: string) => `Continue with ${partner}`,
  opened: (partner: string) => `If ${partner} has not opened in a new tab, use the button below.`,
} as const

/** Texts of `/benefits`, for guests. */
export const guestCopy = {
  title: 'What partners offer to suppliers here',
  register: 'Register for free',
  logIn: 'Log in',
  offersTitle: 'Offers',
  take: 'Register to use this offer',
  failed: 'The offers could not be loaded',
  failedText: 'Check your connection and try again.',
} as const
