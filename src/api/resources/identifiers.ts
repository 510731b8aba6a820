import { identifierType, type IdentifierType } from '../../contract/catalogue.ts'
import { catalogueEndpoints } from '../../contract/endpoints/catalogue.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readList } from '../read-list.ts'
import { unwrapData } from '../unwrap.ts'

/** Business registers and the shape of their numbers. */
export const identifiersApi = (call: Call) => ({
  /** @param country ISO 3166-1 alpha-2 */
  async ofCountry(country: string): Promise<IdentifierType[]> {
    const params = { id: country }
    return readList(identifierType, await call(catalogueEndpoints, 'identifierTypes', { params }))
  },
  async byType(type: string): Promise<IdentifierType> {
    const params = { type }
    const answer = await call(catalogueEndpoints, 'identifierTypeByType', { params })
    return readAnswer(identifierType, unwrapData(answer))
  },
})
