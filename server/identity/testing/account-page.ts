import type { Answer, Browser } from './browser.ts'
import type { mailedLink } from './mailed-link.ts'
import type { MsalClient } from './msal-client.ts'

/** `User-Agent` headers of the browsers in the list of sessions. */
export const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
} as const

/** Posts a form of the account page. */
export function postAccount(
  { browser }: MsalClient,
  form: string,
  fields: Record<string, string> = {},
): Promise<Answer> {
  return browser.post(`/identity/account/${form}`, fields)
}

/** The page without its markup, in single spaces. */
export function textOf({ body }: Answer): string {
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#39;', "'")
}

/** Opens the link of a mail and presses a button of its page, or sends what the button would. */
export async function pressMailed(
  browser: Browser,
  { path, token }: ReturnType<typeof mailedLink>,
  form: Record<string, string> = {},
): Promise<Answer> {
  await browser.get(path)
  const [address = ''] = path.split('?', 1)
  return browser.follow(await browser.post(address, { token, ...form }))
}
