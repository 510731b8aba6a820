const hour = 3600
const day = 24 * hour

/** How long what the provider issues is good for, in seconds. */
export const lifetimes = {
  accessToken: hour,
  idToken: hour,
  authorizationCode: 60,
  /** Time to fill in a sign-in or sign-up page. */
  interaction: hour,
  grant: 30 * day,
  refreshToken: 30 * day,
  /** Ends with the browser's own session, at the latest after a day. */
  session: day,
  /** With 'Keep me logged in'. */
  rememberedSession: 30 * day,
} as const
