import type * as v from 'valibot'
import { operateNewsletterEndpoints } from '../../contract/endpoints/operate-newsletter.ts'
import type { NewsletterCounts } from '../../contract/operate/newsletter.ts'
import type { Call, CallInput } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readCsvFile } from '../read-file.ts'

const { newsletterCounts, newsletterSignUps, newsletterFile, removeFromNewsletters } =
  operateNewsletterEndpoints

export type SignUpsQuery = NonNullable<CallInput<typeof newsletterSignUps>['query']>
export type SignUpsAnswer = v.InferOutput<typeof newsletterSignUps.response>
export type SignUpsFile = NonNullable<CallInput<typeof newsletterFile>['body']>

/** Who has signed up for newsletters, for operators. */
export const operateNewsletterApi = (call: Call) => ({
  async counts(): Promise<NewsletterCounts> {
    const answer = await call(operateNewsletterEndpoints, 'newsletterCounts', {})
    return readAnswer(newsletterCounts.response, answer).data
  },
  async list(query: SignUpsQuery): Promise<SignUpsAnswer> {
    const answer = await call(operateNewsletterEndpoints, 'newsletterSignUps', { query })
    return readAnswer(newsletterSignUps.response, answer)
  },
  async file(body: SignUpsFile): Promise<Blob> {
    return readCsvFile(await call(operateNewsletterEndpoints, 'newsletterFile', { body }))
  },
  /** Rejects with `not-signed-up` (404) where somebody else was faster. */
  async remove(email: string): Promise<void> {
    const body = { email }
    const answer = await call(operateNewsletterEndpoints, 'removeFromNewsletters', { body })
    readAnswer(removeFromNewsletters.response, answer)
  },
})
export type OperateNewsletterApi = ReturnType<typeof operateNewsletterApi>
