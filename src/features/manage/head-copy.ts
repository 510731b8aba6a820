/** Names of the sections of the manage page, which its head tells before the page is there. */
export const sectionNames = {
  profile: 'My organization',
  benefits: 'Benefits',
  modules: 'Modules',
  recommendations: 'Pathways',
  invoice: 'Invoice Finance',
} as const
