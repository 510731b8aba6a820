import { createContext, use } from 'react'
import { noAnalytics, type Analytics } from './analytics.ts'

export const AnalyticsContext = createContext<Analytics>(noAnalytics)

/** The analytics of this page. */
export function useAnalytics(): Analytics {
  return use(AnalyticsContext)
}
