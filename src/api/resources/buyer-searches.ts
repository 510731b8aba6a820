import {
  type Cadence,
  type SavedSearch,
  savedSearch,
  type SavedSearchInput,
  type SavedSearchList,
  savedSearchList,
  type SearchLook,
  searchLook,
} from '../../contract/buyers/saved-search.ts'
import { buyerSearchEndpoints } from '../../contract/endpoints/buyer-searches.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { unwrapData } from '../unwrap.ts'

const searchOf = (answer: unknown): SavedSearch => readAnswer(savedSearch, unwrapData(answer))

/** Searches that a buyer keeps (DSC-4). */
export const buyerSearchesApi = (call: Call) => ({
  async searches(slug: string): Promise<SavedSearchList> {
    const answer = await call(buyerSearchEndpoints, 'savedSearches', { params: { buyer: slug } })
    return readAnswer(savedSearchList, answer)
  },
  /** Rejects with status 409 where the buyer keeps the same one. */
  async saveSearch(slug: string, body: SavedSearchInput): Promise<SavedSearch> {
    const params = { buyer: slug }
    return searchOf(await call(buyerSearchEndpoints, 'saveSearch', { params, body }))
  },
  /** Rejects with status 412 where it is not the version that was looked at. */
  async renameSearch(
    slug: string,
    { id, version }: Pick<SavedSearch, 'id' | 'version'>,
    name: string,
  ): Promise<SavedSearch> {
    const params = { buyer: slug, id }
    const body = { version, name }
    return searchOf(await call(buyerSearchEndpoints, 'renameSearch', { params, body }))
  },
  async removeSearch(slug: string, id: string): Promise<void> {
    await call(buyerSearchEndpoints, 'removeSearch', { params: { buyer: slug, id } })
  },
  async restoreSearch(slug: string, id: string): Promise<SavedSearch> {
    const params = { buyer: slug, id }
    return searchOf(await call(buyerSearchEndpoints, 'restoreSearch', { params }))
  },
  async changeSearchMail(slug: string, id: string, cadence: Cadence): Promise<SavedSearch> {
    const params = { buyer: slug, id }
    return searchOf(
      await call(buyerSearchEndpoints, 'changeSearchMail', { params, body: { cadence } }),
    )
  },
  async lookAtSearch(slug: string, id: string): Promise<SearchLook> {
    const answer = await call(buyerSearchEndpoints, 'lookAtSearch', { params: { buyer: slug, id } })
    return readAnswer(searchLook, unwrapData(answer))
  },
  /** @param look of what was shown */
  async seeSearch(slug: string, id: string, look: number): Promise<void> {
    await call(buyerSearchEndpoints, 'seeSearch', { params: { buyer: slug, id }, body: { look } })
  },
})
