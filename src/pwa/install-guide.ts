/** A browser that can install the portal but only through its own menus. */
export type InstallGuide = 'iphone' | 'ipad' | 'mac-safari' | 'firefox-android'

type Navigator = { userAgent: string; maxTouchPoints: number }

/**
 * Which steps lead to an installed portal where the browser never offers to install it.
 * @param navigator of the page
 * @returns null where it cannot be done, or where the browser offers it
 */
export function installGuide({ userAgent, maxTouchPoints }: Navigator): InstallGuide | null {
  const isMac = userAgent.includes('Macintosh')
  if (/iPhone|iPod/.test(userAgent)) return canAddToHomeScreen(userAgent) ? 'iphone' : null
  // The user agent of an iPad is that of a Mac, which has no touch screen.
  if (userAgent.includes('iPad') || (isMac && maxTouchPoints > 1)) {
    return canAddToHomeScreen(userAgent) ? 'ipad' : null
  }
  // 'Add to Dock' came with Safari 17: https://support.apple.com/104996
  const safari = isMac && !/Chrom|Edg|Firefox/.test(userAgent) && /Version\/(\d+)/.exec(userAgent)
  if (safari && Number(safari[1]) >= 17) return 'mac-safari'
  return /Android.*Firefox\//.test(userAgent) ? 'firefox-android' : null
}

/** All browsers of iOS say `Safari/` and have the entry in their Share menu; a page within another app has not. */
function canAddToHomeScreen(userAgent: string): boolean {
  return userAgent.includes('Safari/') && !/FBA[NV]|Instagram|LinkedInApp|GSA\//.test(userAgent)
}
