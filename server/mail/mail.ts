/** One mail to one person, in both forms. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Where a POST of the mail program ends mails of this kind; https. */
  unsubscribe?: string
  /** What makes it one: sent a second time after a crash, it is known as the same. */
  sentAs?: { id: string; at: Date }
}

/** A mail with its headers. */
export type OutgoingMail = Omit<Mail, 'sentAs' | 'unsubscribe'> & {
  from: string
  messageId?: string
  date?: Date
  headers?: Record<string, string>
}

/** Why a mail could not be sent, for the log: a mail server's own words repeat the address it refused. */
export function failureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : 'unknown'
}

/** A mail server has a whole mail and does not say what becomes of it: it may well arrive. */
export class UnansweredMail extends Error {
  override name = 'UnansweredMail'
  readonly code = 'EUNANSWERED'

  constructor(options?: ErrorOptions) {
    super('The mail server has the mail and does not answer.', options)
  }
}
