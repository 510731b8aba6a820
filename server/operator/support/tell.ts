import { defaultLanguage } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Letter } from '../../mail/compose-mail.ts'
import { createMailer } from '../../mail/mailer.ts'
import type { LetterSite } from '../../mail/member-letters.ts'
import { sendLetters } from '../../mail/send-letters.ts'
import { textsForPerson } from '../../texts/server-texts.ts'
import type { OperatorContext } from '../context.ts'

/** Milliseconds that a command waits for the mail server. */
const patience = 20_000
/** Together less than that: a command tells how it ended, and ends. */
const waits = { taking: 10_000, answer: 9_000 }

/**
 * Sends a letter about what was decided to each of some people, in their language. What was decided stays decided if they cannot be sent.
 * @returns a sentence about it for the operator, with a space in front
 */
export async function tell<To extends { userId: string }>(
  context: OperatorContext,
  people: readonly To[],
  letterFor: (texts: Texts, site: LetterSite, to: To) => Letter,
): Promise<string> {
  const site = await siteOf(context)
  if (!site) return ' Nobody was told by mail: PUBLIC_URL is not set.'
  const { mailLanguages } = await context.store()
  const letters = await Promise.all(
    people.map(async (one) => {
      const language = await mailLanguages.ofUser(one.userId)
      return letterFor(textsForPerson(language, defaultLanguage), site, one)
    }),
  )
  if (letters.length === 0) return ''
  let failures = 0
  const log = { info: () => {}, error: () => (failures += 1) }
  await sendLetters({ mail: createMailer(context.config, log, waits), log }, letters, patience)
  return failures === 0
    ? ` ${letters.map((letter) => letter.to).join(', ')} was told by mail.`
    : ' The mail about it could not be sent, or the mail server did not confirm it.'
}

/** Where the links of letters lead; in production nothing but the configuration tells. */
async function siteOf({ config, store }: OperatorContext): Promise<LetterSite | null> {
  const local = config.production ? null : `http://localhost:${config.port}`
  const origin = config.publicUrl ?? local
  if (!origin) return null
  const { brands } = await store()
  return { origin, brand: await brands.forHost(new URL(origin).host) }
}
