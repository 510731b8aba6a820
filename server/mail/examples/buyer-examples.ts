import { supplierNewsKinds } from '#src/contract/buyers/follow.ts'
import { buyerInvitationLetter } from '../buyer-letters.ts'
import { composeMail } from '../compose-mail.ts'
import { answeredRequestLetter, sentRequestLetter } from '../request-letters.ts'
import { supplierNewsLetter } from '../supplier-news-letter.ts'
import { addressing, type ExamplesOf } from './example-kit.ts'

/** Letters to members of buyers, and between buyers and suppliers. */
export const buyerExamples: ExamplesOf<'buyers'> = {
  'buyer-invitation'({ texts, site, reader, other, organisation, linked }, variant) {
    const buyer = variant === 'unnamed' ? linked.name : organisation.name
    const letter = { site, to: reader.email, sender: other.name, buyer }
    return composeMail(buyerInvitationLetter(texts, letter))
  },
  'supplier-news'({ texts, site, reader, organisation, linked, words, token }, variant) {
    const buyer = { slug: 'example', name: organisation.name }
    const { origin } = site
    const search = (name: string, suppliers: (typeof organisation)[]) => ({
      ...{ origin, buyer, suppliers, search: { name, query: 'q=example' } },
    })
    const changes = supplierNewsKinds.map((kind) => ({ kind, name: words.credential }))
    const followed = { buyer, followed: [{ ...organisation, origin, changes }] }
    const many = Array.from({ length: 12 }, () => linked)
    const several = [search(words.otherCredential, many), followed]
    const first = variant === 'followed' ? followed : search(words.credential, [organisation])
    const unsubscribe = `${origin}/supplier-news/unsubscribe?link=${token}`
    const others = variant === 'several' ? several : []
    return composeMail(supplierNewsLetter(texts, site, [first, ...others], reader, unsubscribe))
  },
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
