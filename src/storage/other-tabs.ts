/** The other tabs of this browser: told that something has changed, they read it anew. */
export type OtherTabs = {
  tell(): void
  whenTold(work: () => void): void
  close(): void
}

/** @returns null where the browser cannot reach them: they then notice at their next change */
export function openOtherTabs(name: string): OtherTabs | null {
  if (!('BroadcastChannel' in globalThis)) return null
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays within the origin
    tell: () => channel.postMessage(null),
    whenTold: (work) => channel.addEventListener('message', work),
    close: () => channel.close(),
  }
}
