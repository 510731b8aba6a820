import * as v from 'valibot'
import { content, newsletterAnswer, type Content } from '../../contract/content.ts'
import { outreachEndpoints } from '../../contract/endpoints/outreach.ts'
import { invitationAnswer } from '../../contract/invitation.ts'
import type { Call, CallInput } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { unwrapData, unwrapResults } from '../unwrap.ts'

type SignUp = CallInput<typeof outreachEndpoints.newsletter>['body']

/** What a content system may answer: a text, or an object that names it in one of these ways. */
const loose = v.object({ ...content.entries, content: v.string(), body: v.string() })

/** Invitations, content and the newsletter. */
export const outreachApi = (call: Call) => ({
  /**
   * @param message personal text; null: the fixed one, without the sender's name
   * @returns which of them were invited, as far as the answer tells; none means that it failed
   */
  async invite(emails: string[], message: string | null): Promise<string[]> {
    const body = message === null ? { anonymous: true } : { mailBody: message }
    const input = { body: { recipients: emails, ...body } }
    const answer = unwrapResults(await call(outreachEndpoints, 'invite', input))
    const told = v.safeParse(invitationAnswer, answer)
    // Another back end's list may say something else about them; that there is one means success.
    return told.success ? told.output.map((one) => one.email) : answer.length > 0 ? emails : []
  },
  async content(key: string): Promise<Content> {
    const answer = unwrapData(await call(outreachEndpoints, 'content', { params: { key } }))
    if (typeof answer === 'string') return { key, title: '', html: answer, updatedAt: '' }
    const { content: text, body, ...told } = readAnswer(loose, answer)
    return { ...told, key, html: told.html || text || body }
  },
  /** @returns whether it counts only once a mail was confirmed; another back end may not say so */
  async subscribe(body: NonNullable<SignUp>): Promise<{ confirmByMail: boolean }> {
    const answer = unwrapData(await call(outreachEndpoints, 'newsletter', { body }))
    const told = v.safeParse(newsletterAnswer, answer)
    return { confirmByMail: told.success && told.output.confirmByMail === true }
  },
})
