import { createContext } from 'react'

/** How people go back and forth between the places of the portal. */
export type Travel = {
  /**
   * Asked at each `popstate`, before the router hears of it; whoever comes first with something that
   * Back is to close puts itself here.
   * @returns whether nobody else is to hear of it
   */
  take?: () => boolean
  /** Number of the place that the router shows, as it numbers the entries of the history. */
  readonly routerPlace: () => number
}

/** Null where nobody travels: on the server. */
export const TravelContext = createContext<Travel | null>(null)
