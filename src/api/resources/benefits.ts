import * as v from 'valibot'
import {
  fifoState,
  invoiceFinanceState,
  type FifoState,
  type InvoiceFinanceResult,
} from '../../contract/benefit-claim.ts'
import { benefitEndpoints } from '../../contract/endpoints/benefits.ts'
import { offer, type Offer } from '../../contract/offer.ts'
import type { Call, CallInput } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readList } from '../read-list.ts'
import { unwrapData } from '../unwrap.ts'

type Application = CallInput<typeof benefitEndpoints.claimInvoiceFinance>['body']

/** Offers of partners and the claims on them. */
export const benefitsApi = (call: Call) => ({
  async offers(): Promise<Offer[]> {
    return readList(offer, await call(benefitEndpoints, 'offers'))
  },
  async fifoState(slug: string): Promise<FifoState> {
    const answer = await call(benefitEndpoints, 'fifoState', { params: { slug } })
    return readAnswer(fifoState, unwrapData(answer))
  },
  async claimFifo(slug: string, phoneNumber: string): Promise<FifoState> {
    const input = { params: { slug }, body: { phoneNumber } }
    return readAnswer(fifoState, unwrapData(await call(benefitEndpoints, 'claimFifo', input)))
  },
  /** Whether the organisation has applied for invoice finance. */
  async hasClaimedInvoiceFinance(id: string): Promise<boolean> {
    const answer = await call(benefitEndpoints, 'invoiceFinanceState', { params: { id } })
    return readAnswer(invoiceFinanceState, unwrapData(answer)).hasClaimed
  },
  /** @returns any status but `already-claimed` as `complete`: other back ends have words of their own */
  async claimInvoiceFinance(body: NonNullable<Application>): Promise<InvoiceFinanceResult> {
    const answer = await call(benefitEndpoints, 'claimInvoiceFinance', { body })
    const { status } = readAnswer(statusAnswer, unwrapData(answer))
    return status === 'already-claimed' ? status : 'complete'
  },
})

const statusAnswer = v.object({ status: v.string() })
