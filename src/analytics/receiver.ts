import type { Told } from './told.ts'

/** Somebody outside the page who counts what happens in it. */
export type Receiver = {
  take(told: Told): void
  /** Consent was taken back: nothing more is told, and what was kept on the device for it goes. */
  end(): void
}
