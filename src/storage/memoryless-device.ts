import type { Device } from './device.ts'

/** A device that stores nothing: the server's, where no user's data may meet another's. */
export function createMemorylessDevice(): Device {
  return {
    read: async () => null,
    all: async () => [],
    write: async () => {},
    forget: async () => {},
    clearPrivate: async () => {},
  }
}
