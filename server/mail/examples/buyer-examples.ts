import { composeMail } from '../compose-mail.ts'
import { answeredRequestLetter, sentRequestLetter } from '../request-letters.ts'
import { addressing, type ExamplesOf } from './example-kit.ts'

/** Letters between buyers and suppliers. */
export const buyerExamples: ExamplesOf<'buyers'> = {
  'request-sent'(kit, variant) {
    const { texts, site, words } = kit
    const buyer = { slug: 'example', name: words.gone }
    const to = { texts, site, ...addressing(kit, variant) }
    return composeMail(sentRequestLetter(to, { buyer, dueOn: '2026-02-14' }))
  },
  'request-answered'(kit, variant) {
    const { texts, site, words } = kit
    const buyer = { slug: 'example', name: words.gone }
    const to = { texts, site, ...addressing(kit, variant) }
    return composeMail(answeredRequestLetter(to, { buyer }))
  },
}
