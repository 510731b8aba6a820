import { recommendationEndpoints } from '../../contract/endpoints/recommendations.ts'
import {
  recommendationAnswer,
  recommendedCredential,
  type RecommendationAnswer,
} from '../../contract/recommendation.ts'
import * as v from 'valibot'
import type { Call, CallInput } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readList } from '../read-list.ts'
import { unwrapData } from '../unwrap.ts'

type Wanted = CallInput<typeof recommendationEndpoints.recommendCredentials>['body']

const counts = v.pick(recommendationAnswer, ['count', 'totalCount'])

/** Credentials worth having. */
export const recommendationsApi = (call: Call) => ({
  /** Results that are null or cannot be read are dropped (PTH-2). */
  async recommend(body: NonNullable<Wanted>): Promise<RecommendationAnswer> {
    const input = { body, isRead: true } as const
    const answer = await call(recommendationEndpoints, 'recommendCredentials', input)
    const results = readList(recommendedCredential, answer)
    return { ...readAnswer(counts, unwrapData(answer)), results }
  },
})
