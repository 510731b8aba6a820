/**
 * Has the browser ask before a page goes that holds what nothing else keeps. It listens only then: a
 * page that listens all the time is not kept for Back.
 */
export function createPageKeeper(page: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  return (isNeeded: boolean): void => {
    if (isNeeded) page.addEventListener('beforeunload', ask)
    else page.removeEventListener('beforeunload', ask)
  }
}
