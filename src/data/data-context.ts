import { createContext, use } from 'react'
import type { Data } from './data.ts'

export const DataContext = createContext<Data | null>(null)

/** The data layer of this page. Throws outside of a DataContext: a mistake in the wiring. */
export function useData(): Data {
  const data = use(DataContext)
  if (!data) throw new Error('useData needs a DataContext around it.')
  return data
}
