import type { Brand } from '../../contract/brand.ts'
import { brand } from '../../contract/brand.ts'
import { portalEndpoints } from '../../contract/endpoints/portal.ts'
import { environment, type Environment } from '../../contract/environment.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { withBrandDefaults } from '../normalise-brand.ts'
import { unwrapData } from '../unwrap.ts'

/** Brand and settings of the portal. */
export const portalApi = (call: Call) => ({
  async brand(host: string): Promise<Brand> {
    const answer = await call(portalEndpoints, 'brandByHost', { params: { host } })
    return readAnswer(brand, withBrandDefaults(unwrapData(answer)))
  },
  async environment(): Promise<Environment> {
    return readAnswer(environment, unwrapData(await call(portalEndpoints, 'environment')))
  },
})
