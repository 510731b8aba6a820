import { createContext } from 'react'

/** How people go back and forth between the places of the portal. */
export type Travel = {
  /**
   * Takes the one who is asked at each `popstate`, before the router hears of it.
   * @param take returns whether nobody else is to hear of it
   */
  onTravel: (take: () => boolean) => void
  /** Number of the place that the router shows, as it numbers the entries of the history. */
  routerPlace: () => number
}

/** Null where nobody travels: on the server. */
export const TravelContext = createContext<Travel | null>(null)
