import type { Language } from '../../i18n/languages.ts'

/** Pages of the portal that can be seen with a state of a brand before it is published. */
export const previewPages = [
  'landing',
  'get-started',
  'benefits',
  'login',
  'profile',
  'not-found',
] as const
export type PreviewPage = (typeof previewPages)[number]

/** Minutes for which a preview can be looked at. */
export const previewMinutes = 60

/**
 * Where a page of a preview is, for the frame of the console. It shows the draft as it is when it is fetched:
 * after a save the frame loads it again.
 * @param address of the preview, as the server gave it
 */
export const previewPath = (address: string, language: Language, page: PreviewPage): string =>
  `${address}/${language}/${page}`

/**
 * Where a letter of a preview is, likewise.
 * @param variant one of `variantsOf(letter)`
 */
export const mailPreviewPath = (
  address: string,
  { language, letter, variant }: { language: Language; letter: string; variant: string },
): string => `${address}/${language}/mails/${letter}/${variant}`
