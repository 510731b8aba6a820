import type { Mail } from '../../mail/mail.ts'

/**
 * The link in the newest mail with a subject, as a path, and the secret in it.
 * @throws Error as long as there is no such mail: they are sent after the answer
 */
export function mailedLink(
  { mails, origin }: { mails: readonly Mail[]; origin: string },
  subject: RegExp,
): { path: string; token: string } {
  const mail = mails.findLast((one) => subject.test(one.subject))
  if (!mail) throw new Error('No such mail yet.')
  const url = new URL(/http\S+/.exec(mail.text)?.[0] ?? '')
  if (url.origin !== origin) throw new Error(`The link leads to ${url.origin}.`)
  return { path: url.pathname + url.search, token: url.searchParams.get('token') ?? '' }
}
