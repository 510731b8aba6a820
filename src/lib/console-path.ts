/**
 * Whether a path of this portal leads to the operator's console, which is a program of its own: it is loaded
 * whole, not by the router of the portal.
 * @param href path, with or without query and fragment
 */
export const isConsolePath = (href: string): boolean => /^\/operate(?:[/?#]|$)/.test(href)
