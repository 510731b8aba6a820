import type { PageEvent } from './page-event.ts'

/** A service outside the page that counts its events. */
export type Receiver = {
  take(told: PageEvent): void
  /** Consent was taken back: no event follows, and its data on the device are deleted. */
  end(): void
}
