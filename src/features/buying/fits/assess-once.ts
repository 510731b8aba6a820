import type { Assessment } from '#src/contract/buyers/assessment.ts'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import type { Data } from '#src/data/data.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { openBuying } from '../open-buying.ts'

export type BuyerAssessment = { buyer: Buyer; assessment: Assessment }

/** One page asks once, however many suppliers on it are told of. */
const asked = new WeakMap<object, Map<string, Promise<BuyerAssessment[]>>>()

/**
 * Which objectives suppliers serve, and which are followed, for each buyer of whoever is signed in.
 * @param slugs of the suppliers on the page
 */
export function assessOnce(
  data: Pick<Data, 'call'>,
  texts: Texts,
  buyers: readonly Buyer[],
  slugs: readonly string[],
): Promise<BuyerAssessment[]> {
  const known = asked.get(buyers) ?? new Map<string, Promise<BuyerAssessment[]>>()
  asked.set(buyers, known)
  const key = slugs.join(' ')
  const answer = known.get(key) ?? assessAll(data, texts, buyers, slugs)
  known.set(key, answer)
  answer.catch(() => known.delete(key))
  return answer
}

async function assessAll(
  data: Pick<Data, 'call'>,
  texts: Texts,
  buyers: readonly Buyer[],
  slugs: readonly string[],
): Promise<BuyerAssessment[]> {
  const calls = await openBuying(data, texts)
  return Promise.all(
    buyers.map(async (buyer) => ({
      buyer,
      assessment: await calls.assess(buyer.slug, [...slugs]),
    })),
  )
}
