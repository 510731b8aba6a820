import { logFailure } from '../lib/log-failure.ts'

/**
 * Tells of what React could not take over from the server and has therefore made anew. A page that
 * the browser translated before it was live has other words, which is nobody's fault.
 * @returns for React, to be made while the server's markup is still there
 */
export function createRecoveredReport(): (error: unknown) => void {
  const wasTranslated = isTranslated()
  return (error) => {
    if (wasTranslated || isTranslated()) logFailure('The page was translated already.', error)
    else reportError(error)
  }
}

/** Translators put words into an element that nobody else uses any more. */
function isTranslated(): boolean {
  return document.querySelector('body font') !== null
}
