import * as limits from '../../contract/limits.ts'

/** Texts of invoice finance. */
export const invoiceFinanceCopy = {
  title: 'Invoice Finance',
  lead: 'Be paid early for invoices you have sent. Verified sustainability credentials lower the rate.',
  upTo: 'Up to',
  reduction: `${limits.invoiceFinanceReduction}%`,
  offTheRate: 'off the rate',
  reductionText: 'for verified sustainability credentials',
  statementBy: 'The funding partner states',
  statement: 'Funding since 2015, with above $2\u00A0billion processed.',
  eligible: 'Your eligible credentials',
  eligibleText: 'Credentials on your profile that the rate takes into account.',
  noneEligible: 'None of the credentials on your profile is eligible yet.',
  verified: 'Verified',
  pending: 'Pending',
  toCredentials: 'Go to your credentials',
  apply: 'Apply',
  state: 'The state of your application',
  claimed: 'You have already claimed this benefit.',
  noApproved:
    'You need at least one verified credential to apply. Add one to your profile with its evidence.',
  how: 'How it works',
  steps: [
    {
      title: 'Have a credential verified',
      text: 'Add your credentials to your profile and upload the evidence for them.',
    },
    {
      title: 'Apply here',
      text: 'Leave a phone number and agree that the funding partner gets your details.',
    },
    {
      title: 'Talk to the funding partner',
      text: 'They contact you and tell you their rate. Nothing is settled before that.',
    },
  ],
} as const

/** Texts of the application itself. */
export const applyCopy = {
  title: 'Apply for invoice finance',
  text: 'The funding partner contacts you on the number you give here.',
  phone: 'Phone number',
  phoneHint: 'With the area or country code, such as +61\u00A02\u00A09000\u00A01234.',
  agreements: 'Please agree to all three',
  contact:
    'I agree that my contact and organisation information is shared with the funding partner.',
  truth: 'Any listed eligible credentials are true, current and correct.',
  advice: 'I understand that this information is not financial advice.',
  missing: 'Tick all three boxes to go on.',
  submit: "Let's go",
  cancel: 'Cancel',
  close: 'Close',
  failed: 'The application was not sent',
  complete: 'Application submitted successfully! You will be contacted shortly.',
} as const
