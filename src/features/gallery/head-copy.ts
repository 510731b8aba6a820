/** Title of the gallery, for a tab. By itself: the build puts it where it is used. */
export const page = 'Visual language'
