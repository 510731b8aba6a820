/** Texts of the modules, their cards and the form service's popup. */
export const modulesCopy = {
  title: 'Modules',
  intro:
    'Complete modules to demonstrate action and awareness of sustainability issues and earn tags for your business profile.',
  loading: 'Loading modules',
  tags: 'Tags',
  start: 'Start',
  again: 'Take again',
  newTab: '(opens in a new tab)',
  comingSoon: 'Coming soon',
  comingSoonHint: 'This module is coming soon. Its questionnaire is not ready yet.',
  earned: 'Earned',
  earnedOn: (day: string) => `Earned on ${day}`,
  form: (caption: string) => `Questionnaire: ${caption}`,
  formWhat: 'The questionnaire',
  formSent: 'Thank you, your answers are sent.',
  formDone: 'Done',
  formLeaveTitle: 'Close the questionnaire?',
  formLeaveText: 'What you have answered is not sent yet and will be lost.',
  formStay: 'Keep answering',
  formLeave: 'Close and lose the answers',
  formSentText: 'The tag appears here as soon as the form service has reported them.',
} as const
