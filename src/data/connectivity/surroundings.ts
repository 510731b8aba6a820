import { askServer } from './ask-server.ts'

/** What connectivity needs of the page it lives in. */
export type Surroundings = {
  /** Asks the server for a sign of life. Never rejects. */
  ask(): Promise<boolean>
  /** ms since the epoch */
  now(): number
  /** 0 to 1 */
  random(): number
  /** Does something after some ms. @returns what calls it off */
  later(work: () => void, pause: number): () => void
  page: {
    /** A hint only: whether the browser thinks that there is a network. */
    onLine(): boolean
    isHidden(): boolean
    /** For as long as the page lives. */
    listen(events: Record<'online' | 'offline' | 'hidden' | 'visible', () => void>): void
  }
}

/** A browser's page. */
export function surroundingsOf(window: Window & typeof globalThis): Surroundings {
  const { document, navigator } = window
  const isHidden = () => document.visibilityState === 'hidden'
  return {
    ask: () => askServer((...request) => window.fetch(...request)),
    now: Date.now,
    random: Math.random,
    later(work, pause) {
      const timer = window.setTimeout(work, pause)
      return () => window.clearTimeout(timer)
    },
    page: {
      onLine: () => navigator.onLine,
      isHidden,
      listen(events) {
        window.addEventListener('online', events.online)
        window.addEventListener('offline', events.offline)
        document.addEventListener('visibilitychange', () =>
          isHidden() ? events.hidden() : events.visible(),
        )
      },
    },
  }
}
