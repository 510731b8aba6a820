import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { typedSlug } from '../fields.ts'
import { profileHistory } from '../profile-history.ts'

/** What was. The portal's own pages have it in words, as content. */
export const historyEndpoints = {
  profileHistory: endpoint({
    method: 'GET',
    path: '/public/organisation/history/:slug',
    access: 'public',
    summary: 'What happened to an organisation and its credentials, the oldest first',
    params: v.strictObject({ slug: typedSlug }),
    response: v.object({ data: profileHistory }),
  }),
} as const
