/**
 * Resolves once what is drawn at this moment is on the screen, in a page that is hidden soon. What nobody sees is put
 * off until then, so that a key press is answered earlier.
 */
export async function afterPicture(): Promise<void> {
  await new Promise<void>((shown) => {
    // A hidden page draws nothing, and would hold back what waits for that.
    if (document.visibilityState === 'hidden') setTimeout(shown)
    else requestAnimationFrame(() => setTimeout(shown))
  })
}
