import type { Config } from '../../config.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { supplierSite } from '../../identity/supplier-site.ts'
import { addMail } from '../../store/waiting-mails.ts'
import { textsForPerson } from '../../texts/server-texts.ts'
import type { Consumer } from '../consumer.ts'
import { claimLetters, unansweredLetters } from './claim-letters.ts'
import { decidedCredentialLetters, refusedCredentialLetters } from './credential-letters.ts'
import { decisionLetters } from './decision-letters.ts'
import { mergedLetters } from './merged-letters.ts'
import { answeredRequestLetters, sentRequestLetters } from './request-letters.ts'
import { appealLetters, suspensionLetters } from './suspension-letters.ts'
import { type LetteredEvent, type LetterNeeds, lettered, type OwnLetter } from './letter-needs.ts'

/** Has people written to about what has happened to them or to their organisation. */
export function createLetterConsumer({
  config,
  store,
  catalogue,
}: Pick<LetterNeeds, 'store' | 'catalogue'> & { config: Pick<Config, 'publicUrl'> }): Consumer<
  LetteredEvent['type']
> {
  async function lettersFor(event: LetteredEvent): Promise<readonly OwnLetter[]> {
    const { occasion } = event.data
    if (!occasion) return []
    const organisation = await store.organisations.read(event.organisationId)
    // Merged into another one meanwhile: there is nothing left that a link could lead to.
    if (!organisation) return []
    const site = await supplierSite(store.brands, organisation, {
      ...{ publicUrl: config.publicUrl, seen: occasion.origin },
    })
    const textsFor = async (to: { userId: string } | { email: string }) => {
      const language = await ('userId' in to
        ? store.mailLanguages.ofUser(to.userId)
        : store.mailLanguages.ofAddress(to.email))
      return textsForPerson(language, occasion.language, site.ownTexts)
    }
    const needs = { store, catalogue, organisation, site, textsFor }
    if (event.type === 'membership.claimed') return claimLetters(needs, event)
    if (event.type === 'membership.unanswered') return unansweredLetters(needs, event)
    if (event.type === 'credential.refused') return refusedCredentialLetters(needs, event)
    if (event.type === 'credential.decided') return decidedCredentialLetters(needs, event)
    if (event.type === 'appeal.decided') return appealLetters(needs, event)
    if (event.type === 'organisation.merged') return mergedLetters(needs, event)
    if (event.type === 'request.sent') return sentRequestLetters(needs, event)
    if (event.type === 'request.answered') return answeredRequestLetters(needs, event)
    if (event.type === 'profile.suspended' || event.type === 'profile.restored')
      return suspensionLetters(needs, event)
    return decisionLetters(needs, event)
  }

  return {
    name: 'letters',
    heeds: lettered,
    async handle(event) {
      const letters = await lettersFor(event)
      if (letters.length === 0) return null
      const mails = letters.map(({ letter, userId }) => ({ ...composeMail(letter), userId }))
      return async (transaction) => {
        for (const mail of mails) await addMail(transaction, mail)
      }
    },
  }
}
