/** The code that every key has which an input method takes for itself. */
const takenByInputMethod = 229

/**
 * Whether a key goes to an input method, as Enter does that ends a composition. WebKit ends the composition
 * before it tells of that key (https://bugs.webkit.org/show_bug.cgi?id=165004), which then has its code only.
 * @param event a `keydown`
 */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else says it in WebKit
  return event.isComposing || event.keyCode === takenByInputMethod
}
