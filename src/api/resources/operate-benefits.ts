import type * as v from 'valibot'
import { operateBenefitEndpoints } from '../../contract/endpoints/operate-benefits.ts'
import type { ListedBenefitClaim } from '../../contract/operate/benefit-claims.ts'
import type { Call, CallInput } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readCsvFile } from '../read-file.ts'

const { benefitClaims, benefitClaimsFile, passOnBenefitClaim, reopenBenefitClaim } =
  operateBenefitEndpoints

export type BenefitClaimsQuery = NonNullable<CallInput<typeof benefitClaims>['query']>
export type BenefitClaimsFilters = NonNullable<CallInput<typeof benefitClaimsFile>['query']>
export type BenefitClaimsAnswer = v.InferOutput<typeof benefitClaims.response>
type BenefitClaimKey = Pick<ListedBenefitClaim, 'slug' | 'benefit'>

/** Claims on benefits, for operators. */
export const operateBenefitsApi = (call: Call) => ({
  async benefitClaims(query: BenefitClaimsQuery): Promise<BenefitClaimsAnswer> {
    const answer = await call(operateBenefitEndpoints, 'benefitClaims', { query })
    return readAnswer(benefitClaims.response, answer)
  },
  async benefitClaimsFile(query: BenefitClaimsFilters): Promise<Blob> {
    return readCsvFile(await call(operateBenefitEndpoints, 'benefitClaimsFile', { query }))
  },
  /** Notes that the partner was told. @returns the claim as it is then */
  async passOnBenefitClaim({ slug, benefit }: BenefitClaimKey): Promise<ListedBenefitClaim> {
    const params = { slug, benefit }
    const answer = await call(operateBenefitEndpoints, 'passOnBenefitClaim', { params })
    return readAnswer(passOnBenefitClaim.response, answer).data
  },
  /** Notes that the partner is still to be told. @returns the claim as it is then */
  async reopenBenefitClaim({ slug, benefit }: BenefitClaimKey): Promise<ListedBenefitClaim> {
    const params = { slug, benefit }
    const answer = await call(operateBenefitEndpoints, 'reopenBenefitClaim', { params })
    return readAnswer(reopenBenefitClaim.response, answer).data
  },
})
export type OperateBenefitsApi = ReturnType<typeof operateBenefitsApi>
