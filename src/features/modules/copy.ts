/** Texts of the modules. */
export const modulesCopy = {
  title: 'Modules',
  intro:
    'Complete modules to demonstrate action and awareness of sustainability issues and earn tags for your business profile.',
} as const
