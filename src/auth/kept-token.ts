/** Name of the cookie that keeps the access token between page loads. */
export const tokenCookieName = 'credence-token'

/**
 * The access token that an earlier page has kept; null where there is none.
 * @param jar `document`, or what stands in for it
 */
export function keptToken(jar: { cookie: string }): string | null {
  const pair = jar.cookie.split('; ').find((one) => one.startsWith(`${tokenCookieName}=`))
  return pair ? decodeURIComponent(pair.slice(tokenCookieName.length + 1)) || null : null
}
