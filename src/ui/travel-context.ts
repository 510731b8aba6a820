import { createContext } from 'react'

/** The history of the page, as the router and the parts that Back closes share it. */
export type Travel = {
  /**
   * Asked at each `popstate`, before the router hears of it. The first part of a page that Back can close
   * sets it.
   * @returns whether the router must not hear of it
   */
  take?: () => boolean
  /** Number of the place that the router shows, as it numbers the entries of the history. */
  readonly routerPlace: () => number
}

/** Null on the server, which has no history. */
export const TravelContext = createContext<Travel | null>(null)
