import { buyingTexts } from 'virtual:buying-texts'
import { type BuyersData, openBuyers } from '#src/data/buyers-data.ts'
import type { Data } from '#src/data/data.ts'
import type { Texts } from '#src/i18n/texts.ts'

/**
 * Brings what the parts for buyers are made of: their texts, which no other page loads, and their calls.
 * @throws ProblemError or TypeError where they cannot be fetched
 */
export async function openBuying(data: Pick<Data, 'call'>, texts: Texts): Promise<BuyersData> {
  const { messages } = await buyingTexts[texts.language]()
  // Those in the brand's own words are there already.
  const missing = Object.entries(messages).filter(([id]) => texts.find(id) === null)
  texts.add(Object.fromEntries(missing))
  return openBuyers(data)
}
