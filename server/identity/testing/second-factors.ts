import { TOTP } from 'otpauth'
import { ada } from './people.ts'
import { postAccount } from './account-page.ts'
import { type Authenticator, optionsOf } from './authenticator.ts'
import type { Answer, Browser } from './browser.ts'
import type { MsalClient } from './msal-client.ts'

/** The code that an app shows at a time. @param at ms since the epoch */
export function codeOf(secret: string, at = Date.now()): string {
  return new TOTP({ secret }).generate({ timestamp: at })
}

/** Sends a form of the account page that asks who it is, and proves that by a passkey. */
export async function confirmByPasskey(
  client: MsalClient,
  form: string,
  device: Authenticator,
  fields: Record<string, string> = {},
): Promise<Answer> {
  const asked = await postAccount(client, form, fields)
  const credential = device.get(optionsOf(asked, form))
  return postAccount(client, form, { ...fields, credential })
}

/** Adds a passkey on the account page. @param by another one of the account, or a code, where it has a factor */
export async function addPasskey(
  client: MsalClient,
  device: Authenticator,
  { name = '', password = ada.password, by, code }: AddedPasskey = {},
): Promise<Answer> {
  const page = by
    ? await confirmByPasskey(client, 'passkeys/add', by)
    : await postAccount(client, 'passkeys/add', { password, ...(code && { code }) })
  const credential = device.create(optionsOf(page, 'passkeys/new'))
  return postAccount(client, 'passkeys/new', { credential, name })
}

type AddedPasskey = { name?: string; password?: string; by?: Authenticator; code?: string }

/** Sets an app up on the account page. @returns its secret, and the answer to its first code */
export async function addApp(
  client: MsalClient,
  password = ada.password,
): Promise<{ secret: string; answer: Answer }> {
  const page = await postAccount(client, 'app/add', { password })
  const form = setUpOf(page)
  const answer = await postAccount(client, 'app/confirm', { ...form, code: codeOf(form.secret) })
  return { secret: form.secret, answer }
}

/** What the page that sets an app up carries. */
export function setUpOf({ body }: Answer): { secret: string; seal: string } {
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? ''
  return { secret: value('secret'), seal: value('seal') }
}

/** The recovery codes that a page shows. */
export function codesIn({ body }: Answer): string[] {
  return [...body.matchAll(/<li><code[^>]*>([^<]*)</g)].map(([, code = '']) => code)
}

/** Answers the second step of a sign-in. @param step `code`, `recovery` or `passkey` */
export async function postStep(
  browser: Browser,
  page: Answer,
  step: string,
  form: Record<string, string>,
): Promise<Answer> {
  return browser.follow(await browser.post(stepAddress(page, step), form))
}

/** Where a form of the second step goes. */
export function stepAddress({ url }: Answer, step: string): string {
  return `${url.replace(/\/second-step.*$/, '')}/second-step/${step}`
}
