import {
  place,
  placeSuggestion,
  type Place,
  type PlaceSuggestion,
} from '../../contract/catalogue.ts'
import { catalogueEndpoints } from '../../contract/endpoints/catalogue.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readList } from '../read-list.ts'
import { unwrapData } from '../unwrap.ts'

/** Address search and lookup. */
export const placesApi = (call: Call) => ({
  async search(address: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> {
    const input = { query: { address }, signal }
    return readList(placeSuggestion, await call(catalogueEndpoints, 'searchPlaces', input))
  },
  async place(id: string): Promise<Place> {
    const answer = await call(catalogueEndpoints, 'place', { params: { id } })
    return readAnswer(place, unwrapData(answer))
  },
})
