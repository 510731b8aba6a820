/** The part of `navigator` that counts on the application's icon; not everywhere. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

/**
 * Shows on the icon of the installed application how many changes wait to be sent. Does
 * nothing where the browser lacks or refuses it.
 * @param count 0 takes the number away
 */
export async function showUnsent(count: number, badging: Badging = navigator): Promise<void> {
  try {
    await (count > 0 ? badging.setAppBadge?.(count) : badging.clearAppBadge?.())
  } catch {
    // The portal shows the same number in words.
  }
}
