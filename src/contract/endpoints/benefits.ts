import * as v from 'valibot'
import {
  fifoState,
  invoiceFinanceResult,
  invoiceFinanceState,
  phoneNumber,
} from '../benefit-claim.ts'
import { endpoint } from '../endpoint.ts'
import { catalogueId, line, slug } from '../fields.ts'
import * as limits from '../limits.ts'
import { offer } from '../offer.ts'

const bySlug = v.strictObject({ slug })
const identifiers = v.pipe(
  v.array(
    v.union([
      line(limits.identifier),
      v.strictObject({
        typeId: catalogueId,
        identifier: line(limits.identifier),
        identifierId: v.optional(catalogueId),
      }),
    ]),
  ),
  v.maxLength(limits.identifiers, `must have at most ${limits.identifiers} entries`),
)

/** What partners offer, and the claims on it. */
export const benefitEndpoints = {
  offers: endpoint({
    method: 'GET',
    path: '/offers',
    base: 'origin',
    access: 'public',
    summary: 'Partner offers of the brand of the request',
    response: v.array(offer),
  }),
  fifoState: endpoint({
    method: 'GET',
    path: '/organisation/:slug/benefits/fifo',
    access: 'member',
    summary: 'Whether the organisation has claimed the partner benefit',
    params: bySlug,
    response: v.object({ data: fifoState }),
  }),
  claimFifo: endpoint({
    method: 'POST',
    path: '/organisation/:slug/benefits/fifo',
    access: 'member',
    summary: 'Claim the partner benefit; a second claim changes nothing',
    params: bySlug,
    body: v.strictObject({ phoneNumber }),
    response: v.object({ data: fifoState }),
  }),
  invoiceFinanceState: endpoint({
    method: 'GET',
    path: '/benefits/butn-state/:id',
    access: 'member',
    summary: 'Whether the organisation (its slug) has applied for invoice finance',
    params: v.strictObject({ id: slug }),
    response: v.object({ data: invoiceFinanceState }),
  }),
  claimInvoiceFinance: endpoint({
    method: 'POST',
    path: '/benefits/butn',
    access: 'member',
    summary: 'Apply for invoice finance; needs a verified credential',
    body: v.strictObject({ phoneNumber, orgSlug: slug, identifiers: v.optional(identifiers, []) }),
    response: v.object({ data: invoiceFinanceResult }),
  }),
} as const
