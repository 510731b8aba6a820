import { createContext } from 'react'
import { useProvided } from '../lib/use-provided.ts'
import type { Data, OpenData } from './data.ts'

export const DataContext = createContext<OpenData | null>(null)

/**
 * The data layer of this page, for screens that are open to everybody.
 * @throws Error outside of a DataContext: a mistake in the wiring
 */
export function useOpenData(): OpenData {
  return useProvided(DataContext, 'data layer')
}

/** The whole data layer of this page, for screens of a signed-in user. @throws Error as `wholeData` does */
export const useData = (): Data => wholeData(useOpenData())

/**
 * The whole data layer, which a page of a signed-in user has.
 * @throws Error on a page of a guest: a mistake in the wiring, for guards let no guest get here
 */
export function wholeData(data: OpenData): Data {
  if ('members' in data) return data as Data
  throw new Error('Not for guests.')
}
