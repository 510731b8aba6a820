/** A mail server has a whole mail and does not say what becomes of it: it may well arrive. */
export class UnansweredMail extends Error {
  override name = 'UnansweredMail'
  readonly code = 'EUNANSWERED'

  constructor(options?: ErrorOptions) {
    super('The mail server has the mail and does not answer.', options)
  }
}
