import { defaultLanguage } from '#src/i18n/languages.ts'
import type { Occasion } from '../../store/events/event.ts'
import type { OperatorContext } from '../context.ts'

/**
 * Where the links of letters about a command lead; in production nothing but the configuration tells.
 * @returns null where that is not known, so that nobody is told by mail
 */
export function occasionOf({ config }: OperatorContext): Occasion | null {
  const local = config.production ? null : `http://localhost:${config.port}`
  const origin = config.publicUrl ?? local
  return origin ? { origin, language: defaultLanguage } : null
}

/**
 * Who is told of a decision, for the operator, with a space in front. The portal sends the mails as soon as
 * it runs and the mail server takes them.
 */
export function toldByMail(
  occasion: Occasion | null,
  people: readonly { email: string }[],
): string {
  if (people.length === 0) return ''
  if (!occasion) return ' Nobody is told by mail: PUBLIC_URL is not set.'
  return ` By mail the portal tells ${people.map(({ email }) => email).join(', ')}.`
}
