/** The part of `navigator` that counts on the application's icon; not everywhere. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

/**
 * Shows on the icon of the installed application how many changes wait to be sent. Where there is no
 * such thing, or it is refused, nothing happens.
 * @param count 0 takes the number away
 */
export async function showUnsent(count: number, badging: Badging = navigator): Promise<void> {
  try {
    await (count > 0 ? badging.setAppBadge?.(count) : badging.clearAppBadge?.())
  } catch {
    // Only an ornament: the portal says it in words too.
  }
}
