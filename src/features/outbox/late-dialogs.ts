/** The dialogs of this feature, which no first load carries. */
export const loadQueueDialog = async () => (await import('./queue/queue-dialog.tsx')).QueueDialog
export const loadSignOutDialog = async () =>
  (await import('./sign-out/sign-out-dialog.tsx')).SignOutDialog

/** Fetches them while there is a network: they are asked for when there is none. */
export function preloadDialogs(): Promise<unknown> {
  return Promise.all([loadQueueDialog(), loadSignOutDialog()])
}
