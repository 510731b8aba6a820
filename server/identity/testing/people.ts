import { emailKey } from '#src/contract/email-address.ts'
import { policies } from '../constants.ts'
import type { Answer, Browser } from './browser.ts'
import type { IdentityServer } from './identity-server.ts'
import { formAction, type MsalClient, type Tokens } from './msal-client.ts'

export const ada = {
  email: 'Ada.Byron@example.test',
  password: 'violet-orbit-47-lantern',
  firstName: 'Ada',
  lastName: 'Byron',
}

/** Fills in the sign-up page. */
export async function signUp(
  client: MsalClient,
  person: typeof ada = ada,
  more: Record<string, string> = {},
): Promise<Answer> {
  const page = await client.authorize(policies.signUp)
  return submit(client.browser, page, { ...person, ...more })
}

/** Fills in the sign-in page. */
export async function signIn(
  client: MsalClient,
  form: { email: string; password: string; keep?: string },
): Promise<Answer> {
  const page = await client.authorize(policies.signIn)
  return submit(client.browser, page, form)
}

/** Posts the form of a page and follows to where it leads. */
export async function submit(
  browser: Browser,
  page: Answer,
  form: Record<string, string>,
): Promise<Answer> {
  return browser.follow(await browser.post(formAction(page), form))
}

/** Signs a new person up and gets their tokens. */
export async function registered(client: MsalClient, person: typeof ada = ada): Promise<Tokens> {
  return client.exchange(await signUp(client, person), policies.signUp)
}

/**
 * Confirms the newest sign-up with an address, as the button behind its mail does.
 * @returns the id of the account
 */
export async function confirmed({ open }: IdentityServer, email: string): Promise<string> {
  const { id } = await open.db
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const verified_at = new Date().toISOString()
  await open.db.updateTable('accounts').set({ verified_at }).where('id', '=', id).execute()
  return id
}
