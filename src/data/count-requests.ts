import { requestCountEndpoints } from '../contract/endpoints/request-counts.ts'
import { type RequestCounts, requestCounts } from '../contract/requests/request-counts.ts'
import { readAnswer } from '../api/mend.ts'
import { unwrapData } from '../api/unwrap.ts'
import type { Data } from './data.ts'

/** How many requests of buyers a supplier has; cached on no device, since others answer them too. */
export async function countRequests(
  { call }: Pick<Data, 'call'>,
  slug: string,
): Promise<RequestCounts> {
  const answer = await call(requestCountEndpoints, 'requestCounts', { params: { slug } })
  return readAnswer(requestCounts, unwrapData(answer))
}
