import { createAtom } from '@tanstack/react-store'
import type { Connectivity } from './connectivity.ts'

/** Where there is no network between the page and its data: on the server. */
export function createAlwaysReachable(): Connectivity {
  return {
    state: createAtom({ isReachable: true, since: 0 }),
    whenReachable: () => () => {},
    probe: async () => true,
    tell: () => {},
    doubt: () => {},
    isDoubtful: () => false,
  }
}
