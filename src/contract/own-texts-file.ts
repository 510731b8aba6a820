/**
 * Address of the texts of the portal in the own words of the brand of its host (OPR-4): a script that
 * exports them as `own`. With a version in its query it exports `messages` besides, all that guests may need.
 */
export const ownTextsFile = (language: string): string => `/brands/texts-${language}.js`

const file = /^\/brands\/texts-\w+\.js$/

/** Whether it is the path of such a file. */
export const isOwnTextsFile = (path: string): boolean => file.test(path)
