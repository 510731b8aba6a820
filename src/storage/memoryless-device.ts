import type { Device } from './device.ts'

/** A device that keeps nothing: the server's, where nobody's data may meet somebody else's. */
export function createMemorylessDevice(): Device {
  return {
    read: async () => null,
    all: async () => [],
    write: async () => {},
    forget: async () => {},
    clearPrivate: async () => {},
  }
}
