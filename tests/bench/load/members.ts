import { endpoints } from '#src/contract/endpoints.ts'
import { Browser } from '#server/identity/testing/browser.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { registered } from '#server/identity/testing/people.ts'
import { newAccount } from '../../fixtures/accounts.ts'
import { send, succeed } from '../../fixtures/call.ts'
import { markedPatch } from '../../fixtures/marked-profile.ts'
import { directoryName } from '../server/directory.ts'
import type { Call } from '../server/pace.ts'

const { createSupplier, organisationDetails } = endpoints

/** So many that none comes near the limit of an account. */
const accounts = 20
const suppliersEach = 2
/** Names by which they search, among those of the directory. */
const names = 5_000

/** What members do, by the number of the turn. */
export type Work = Record<'read' | 'search' | 'save', (turn: number) => Call>

/** Signs people up as a browser does, and has each found their suppliers. */
export async function membersWork(url: string): Promise<Work> {
  const own: { address: string; headers: Record<string, string> }[] = []
  for (let number = 0; number < accounts; number += 1) {
    const client = new MsalClient(new Browser(Number(new URL(url).port)))
    const { accessToken: token } = await registered(client, newAccount())
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // Each at home, as the proxy says.
      'x-forwarded-for': `172.16.0.${number}`,
    }
    for (let each = 0; each < suppliersEach; each += 1) {
      const body = { name: `Busy ${number} ${each} Ltd` }
      const { data } = await succeed(url, createSupplier, { token, body })
      const params = { slug: data.organisation.slug }
      const { url: address } = await send(url, organisationDetails, { token, params })
      own.push({ address, headers })
    }
  }
  const member = (turn: number) => {
    const found = own[turn % own.length]
    if (!found) throw new Error('There is no member.')
    return found
  }
  return {
    read: (turn) => ({ url: member(turn).address, headers: member(turn).headers }),
    search: (turn) => {
      const keyword = encodeURIComponent(directoryName(turn % names))
      return {
        url: `${url}/api/organisation/search?keyword=${keyword}`,
        headers: member(turn).headers,
      }
    },
    save: (turn) => ({
      url: member(turn).address,
      method: 'PATCH',
      headers: member(turn).headers,
      body: JSON.stringify(markedPatch(turn)),
    }),
  }
}
