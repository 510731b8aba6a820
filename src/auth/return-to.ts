/** Default signed-in route (RTE-2). */
export const signedInHome = '/organisation'

/** Redirect URI of the portal, registered with the identity provider. */
export const validatePath = '/auth/validate'
