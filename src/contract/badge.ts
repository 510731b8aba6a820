/** The badge's looks, as its image, its dialog and the widget on other people's pages know them. */
export const badgeStyles = ['dark', 'green', 'blue'] as const
export type BadgeStyle = (typeof badgeStyles)[number]

/** The languages that the live badge speaks; in any other it speaks the first. */
export const badgeLanguages = ['en', 'de', 'fr', 'es', 'ar'] as const
export type BadgeLanguage = (typeof badgeLanguages)[number]

/** CSS pixels at which a badge is shown; its image has the same shape. */
export const badgeSize = { width: 320, height: 72 } as const
