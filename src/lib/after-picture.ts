/**
 * Resolves once the browser has shown what is drawn at this moment; in a hidden page, which shows nothing, soon. Work
 * that changes no picture waits for it, so that a key press is answered earlier.
 */
export async function afterPicture(): Promise<void> {
  await new Promise<void>((shown) => {
    // A hidden page draws nothing, and would hold back what waits for that.
    if (document.visibilityState === 'hidden') setTimeout(shown)
    else requestAnimationFrame(() => setTimeout(shown))
  })
}
