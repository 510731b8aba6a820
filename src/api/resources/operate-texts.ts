import type * as v from 'valibot'
import { operateTextEndpoints } from '../../contract/endpoints/operate-texts.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'

const { portalTexts } = operateTextEndpoints

export type PortalTexts = v.InferOutput<typeof portalTexts.response>

/** The texts of the portal, in the operator's console. */
export const operateTextsApi = (call: Call) => ({
  async portalTexts(): Promise<PortalTexts> {
    return readAnswer(portalTexts.response, await call(operateTextEndpoints, 'portalTexts'))
  },
})
