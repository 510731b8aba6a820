import type { AnyRouter } from '@tanstack/react-router'

/**
 * Takes the focus to the heading of another screen, where a screen reader reads and Tab goes on: what
 * had it is gone, or belongs to what stands around the screen. A screen that has taken it keeps it.
 */
export function focusScreens(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const main = document.getElementById('main')
    const focused = document.activeElement
    if (!fromLocation || !pathChanged || !main) return
    // Whoever has opened a menu or a dialog meanwhile is there.
    const isBusy = focused?.closest('[role=dialog], details[open], [data-open=true]')
    if (main.contains(focused) || isBusy) return
    const heading = main.querySelector('h1') ?? main
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
