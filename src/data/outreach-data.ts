import type { Api } from '../api/create-api.ts'

type SignUp = Parameters<Api['outreach']['subscribe']>[0]

/** What reaches people outside. */
export type OutreachData = {
  /**
   * Invites suppliers by e-mail.
   * @param message personal text; null: the fixed one, without the sender's name
   * @returns which of them were invited; none means that it failed
   */
  invite(emails: string[], message: string | null): Promise<string[]>
  /** @returns whether it counts only once a mail was confirmed */
  signUpForNewsletter(signUp: SignUp): Promise<{ confirmByMail: boolean }>
}

export function outreachData({ outreach }: Pick<Api, 'outreach'>): OutreachData {
  return {
    invite: (emails, message) => outreach.invite(emails, message),
    signUpForNewsletter: (signUp) => outreach.subscribe(signUp),
  }
}
