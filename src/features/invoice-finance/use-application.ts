import { useState } from 'react'
import { useAnalytics } from '../../analytics/analytics-context.ts'
import { phoneNumberProblem, withoutSpaces } from '../../contract/benefit-claim.ts'
import type { InvoiceFinanceResult } from '../../contract/benefit-claim.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import { useData } from '../../data/data-context.ts'
import { toggled } from '../../lib/toggled.ts'
import { useAction } from '../../ui/use-action.ts'
import { usePhoneNumber } from '../../ui/use-phone-number.ts'

/** What has to be agreed to, in the order of the specification. */
export const agreements = ['contact', 'truth', 'advice'] as const
export type Agreement = (typeof agreements)[number]

/** Id of the box of an agreement, within the form of a given id. */
export const boxId = (formId: string, agreement: Agreement) => `${formId}-${agreement}`

/** An application while it is filled in and sent; it outlives the dialog, which a press outside closes. */
export function useApplication(organisation: Pick<OrganisationDetails, 'slug' | 'identifiers'>) {
  const data = useData()
  const analytics = useAnalytics()
  const phone = usePhoneNumber(phoneNumberProblem)
  const [agreed, setAgreed] = useState<ReadonlySet<Agreement>>(new Set())
  const [result, setResult] = useState<InvoiceFinanceResult | null>(null)
  const action = useAction()

  function send() {
    if (!phone.check()) return
    action.run(async () => {
      const answer = await data.benefits.claimInvoiceFinance({
        phoneNumber: withoutSpaces(phone.typed),
        orgSlug: organisation.slug,
        identifiers: organisation.identifiers.map(({ identifier, type }) => ({
          typeId: type.typeId,
          identifier,
        })),
      })
      setResult(answer)
      analytics.track('invoice_finance_applied', { status: answer }, 'Payment')
    })
  }

  return {
    phone,
    agreed,
    agree: (one: Agreement) => setAgreed(toggled(agreed, one)),
    isAgreed: agreed.size === agreements.length,
    /** How it ended; null before that. */
    result,
    send,
    busy: action.busy,
    failure: action.failure,
    error: action.error,
  }
}
export type Application = ReturnType<typeof useApplication>
