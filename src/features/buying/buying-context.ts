import { createContext } from 'react'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import type { BuyersData } from '#src/data/buyers-data.ts'
import type { UnsentForms } from '#src/data/unsent-forms.ts'
import { useProvided } from '#src/lib/use-provided.ts'

/** What the pages of one buyer are handed. */
export type Buying = {
  buyers: BuyersData
  buyer: Buyer
  /** Keeps what was typed and not saved. */
  forms: UnsentForms
}

export const BuyingContext = createContext<Buying | null>(null)

/** The buyer of this page. Throws outside of a BuyingContext: a mistake in the wiring. */
export function useBuying(): Buying {
  return useProvided(BuyingContext, 'buyer')
}
