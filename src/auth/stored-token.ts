/** Name of the cookie that holds the access token between page loads. */
export const tokenCookieName = 'credence-token'

/**
 * The access token that an earlier page has stored in its cookie.
 * @param jar `document`, or what stands in for it
 * @returns null where there is none
 */
export function storedToken(jar: { cookie: string }): string | null {
  const pair = jar.cookie.split('; ').find((one) => one.startsWith(`${tokenCookieName}=`))
  return pair ? decodeURIComponent(pair.slice(tokenCookieName.length + 1)) || null : null
}
