import { benefitClaimNotice } from '../benefit-claim-notice.ts'
import { composeMail } from '../compose-mail.ts'
import { composeNotice } from '../compose-notice.ts'
import { invitationLetter } from '../invitation-letter.ts'
import { confirmNewsletterLetter, knownSubscriberLetter } from '../newsletter-letters.ts'
import { digestLetter } from '../report-letters.ts'
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
