import * as v from 'valibot'
import { askedKey, content, newsletterAnswer, newsletterSignUp } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { invitation, invitationAnswer } from '../invitation.ts'

/** What reaches people outside: invitations, the newsletter, content. */
export const outreachEndpoints = {
  invite: endpoint({
    method: 'POST',
    path: '/invite/email',
    access: 'public',
    summary: 'Invite suppliers by e-mail; guests send the fixed text',
    body: invitation,
    response: invitationAnswer,
  }),
  content: endpoint({
    method: 'GET',
    path: '/cms/:key',
    access: 'public',
    summary: 'A piece of content of the brand of the request',
    params: v.strictObject({ key: askedKey }),
    response: v.object({ data: content }),
  }),
  newsletter: endpoint({
    method: 'POST',
    path: '/mailchimp-tags',
    access: 'public',
    summary: 'Sign up for the newsletter; it counts once the mail was confirmed',
    body: newsletterSignUp,
    response: v.object({ data: newsletterAnswer }),
  }),
} as const
