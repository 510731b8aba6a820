/**
 * Has the browser ask before a page goes that holds what is nowhere else. It listens only then: a page that
 * listens all the time does not come back from the browser's cache at Back.
 * @returns told whether the question is needed
 */
export function createLeaveQuestion(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): (isNeeded: boolean) => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  return (isNeeded) => {
    if (isNeeded) page.addEventListener('beforeunload', ask)
    else page.removeEventListener('beforeunload', ask)
  }
}
