const probe = 'credence-probe'

/**
 * Whether this page may set a cookie that is `Secure`. WebKit refuses one on http, also on localhost, where
 * the other engines take it; MSAL then cannot read its own encrypted cache again after a reload.
 * @param jar `document`, or what stands in for it
 */
export function takesSecureCookies(jar: { cookie: string }): boolean {
  jar.cookie = `${probe}=1; Secure; Path=/; SameSite=Strict`
  const isTaken = jar.cookie.split('; ').includes(`${probe}=1`)
  jar.cookie = `${probe}=; Max-Age=0; Secure; Path=/; SameSite=Strict`
  return isTaken
}
