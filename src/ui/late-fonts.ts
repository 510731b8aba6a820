import type { AnyRouter } from '@tanstack/react-router'

/**
 * Draws other screens with typefaces that came too late for the first (`font-display: optional`): the
 * one in sight would move, and a visit may have but one document.
 */
export function drawWithLateFonts(router: AnyRouter): void {
  const stop = router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || document.fonts.status === 'loading') return
    stop()
    swapFonts()
  })
}

/** Has typefaces drawn whenever they arrive, for a page that draws nothing before its script has come. */
export function swapFonts(): void {
  for (const sheet of document.styleSheets) swapFontsOf(sheet)
}

function swapFontsOf(sheet: CSSStyleSheet): void {
  try {
    for (const rule of sheet.cssRules) {
      const isOurs = rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display')
      if (isOurs) rule.style.setProperty('font-display', 'swap')
    }
  } catch {
    // The rules of a style sheet from another origin, such as an extension's, cannot be read.
  }
}
