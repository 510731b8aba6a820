const load = async () => (await import('./dialogs.ts')).dialogs

/** The dialogs of this feature, which no first load carries. */
export const loadQueueDialog = async () => (await load()).Queue
export const loadSignOutDialog = async () => (await load()).SignOut

/** Fetches them while there is a network: they are asked for when there is none. */
export const preloadDialogs = (): Promise<unknown> => load()
