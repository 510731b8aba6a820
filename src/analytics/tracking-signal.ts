/**
 * Whether the browser says that its user wants no tracking: Global Privacy Control
 * (https://w3c.github.io/gpc/) or Do Not Track (https://www.w3.org/TR/tracking-dnt/).
 */
export function asksNotToTrack(browser: object): boolean {
  const { globalPrivacyControl, doNotTrack } = browser as Record<string, unknown>
  return globalPrivacyControl === true || doNotTrack === '1'
}
