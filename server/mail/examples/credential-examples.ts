import type { DecisionReason } from '#src/contract/trust/decision-reasons.ts'
import { composeMail } from '../compose-mail.ts'
import {
  decidedCredentialLetter,
  refusedCredentialLetter,
  type ToldOutcome,
} from '../credential-letters.ts'
import type { Mail } from '../mail.ts'
import { reminderLetter } from '../reminder-letter.ts'
import { addressing, type ExampleKit, type ExamplesOf } from './example-kit.ts'

/** What a verifier says: nothing where all is well. */
const saidOf = (outcome: ToldOutcome, note: string) =>
  outcome === 'confirmed' || outcome === 'restored' ? null : note

const decided =
  (outcome: ToldOutcome) =>
  (kit: ExampleKit, variant: string): Mail => {
    const { texts, site, words } = kit
    const { to, organisation } = addressing(kit, variant)
    const note = saidOf(outcome, words.note)
    const credential = { name: words.credential, outcome, note }
    return composeMail(decidedCredentialLetter(texts, site, organisation, credential, to))
  }

const refused =
  (stays: boolean) =>
  (kit: ExampleKit, variant: string): Mail => {
    const { texts, site, words } = kit
    const { to, organisation } = addressing(kit, variant)
    const reasons: DecisionReason[] = ['unreadable']
    const credential = { name: words.credential, stays, note: words.note, reasons }
    return composeMail(refusedCredentialLetter(texts, site, organisation, credential, to))
  }

/** Letters about credentials. */
export const credentialExamples: ExamplesOf<'credentials'> = {
  'credential-confirmed': decided('confirmed'),
  'credential-incomplete': decided('incomplete'),
  'credential-refused': refused(false),
  'renewal-refused': refused(true),
  'credential-suspended': decided('suspended'),
  'credential-restored': decided('restored'),
  'credential-revoked': decided('revoked'),
  'credentials-end'({ texts, site, organisation, reader, words, token }, variant) {
    const today = '2026-01-15'
    const first = {
      ...{ organisation, today },
      credentials: [{ name: words.credential, expiresOn: '2026-02-14', left: 30 }],
    }
    const second = {
      ...{ organisation: { ...organisation, name: words.gone }, today },
      credentials: [{ name: words.otherCredential, expiresOn: '2026-04-15', left: 90 }],
    }
    const unsubscribe = `${site.origin}/reminders/unsubscribe?link=${token}`
    const others = variant === 'several' ? [second] : []
    return composeMail(reminderLetter(texts, site, [first, ...others], reader, unsubscribe))
  },
}
