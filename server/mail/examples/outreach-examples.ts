import { supplierNewsKinds } from '#src/contract/buyers/follow.ts'
import { benefitClaimNotice } from '../benefit-claim-notice.ts'
import { buyerInvitationLetter } from '../buyer-letters.ts'
import { composeMail } from '../compose-mail.ts'
import { composeNotice } from '../compose-notice.ts'
import { invitationLetter } from '../invitation-letter.ts'
import { confirmNewsletterLetter, knownSubscriberLetter } from '../newsletter-letters.ts'
import { digestLetter } from '../report-letters.ts'
import { supplierNewsLetter } from '../supplier-news-letter.ts'
import type { ExampleKit, ExamplesOf } from './example-kit.ts'

const subscriber = ({ reader, token }: ExampleKit) => ({ email: reader.email, link: token })

/** Letters to people outside, and to operators. */
export const outreachExamples: ExamplesOf<'outreach' | 'operators'> = {
  invitation({ texts, site, reader, other, organisation, words }, variant) {
    const [own, who = 'of'] = variant.split('-')
    const sender =
      who === 'nobody'
        ? null
        : { name: other.name, organisation: who === 'of' ? organisation.name : null }
    const message = own === 'quoted' ? words.message : ''
    return invitationLetter(texts, { to: reader.email, site, sender, message })
  },
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
  'newsletter-confirm': (kit) =>
    composeMail(confirmNewsletterLetter(kit.texts, kit.site, subscriber(kit))),
  'newsletter-known': (kit) =>
    composeMail(knownSubscriberLetter(kit.texts, kit.site, subscriber(kit))),
  'report-digest': ({ texts, site, reader }) =>
    composeMail(digestLetter(texts, site, reader.email, { reports: 2, appeals: 1 })),
  'benefit-claim': ({ site, reader, other, organisation }, benefit) =>
    composeNotice(
      benefitClaimNotice({ brand: site.brand, to: reader.email }, benefit, {
        ...{ ref: 'EXAM-PLE1', organisation, phoneNumber: '+00 0000 0000' },
        ...{ claimedBy: other.email, identifiers: ['EXAMPLE 000 000'] },
      }),
    ),
}
