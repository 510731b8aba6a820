import { randomUUID } from 'node:crypto'
import { endpoints } from '#src/contract/endpoints.ts'
import { send, succeed } from '../../fixtures/call.ts'
import { markedPatch } from '../../fixtures/marked-profile.ts'
import type { Signer } from '../../fixtures/test-identity.ts'
import type { Call } from '../server/pace.ts'

const { createSupplier, organisationDetails, publicProfile } = endpoints
const suppliers = 40
/** One call in so many is a save; of the others two of three are read by guests. */
const savesAmong = 20

/** Calls as a portal gets them: guests read profiles, members read theirs and search, some save. */
export async function traffic(url: string, signer: Signer): Promise<(turn: number) => Call> {
  const person = { email: 'a@b.test', emailVerified: true, firstName: 'A', lastName: 'B' }
  const token = await signer.token({ id: randomUUID(), ...person })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const places: { own: string; open: string }[] = []
  for (let number = 0; number < suppliers; number += 1) {
    const body = { name: `Busy ${number} Ltd` }
    const { data } = await succeed(url, createSupplier, { token, body })
    const params = { slug: data.organisation.slug }
    const [own, open] = await Promise.all([
      send(url, organisationDetails, { token, params }),
      send(url, publicProfile, { params }),
    ])
    places.push({ own: own.url, open: open.url })
  }
  return (turn) => {
    const { own = '', open = '' } = places[turn % suppliers] ?? {}
    if (turn % savesAmong === 0) {
      return { url: own, method: 'PATCH', headers, body: JSON.stringify(markedPatch(turn)) }
    }
    if (turn % 3 > 0) return { url: open }
    if (turn % 2 > 0) return { url: own, headers }
    return { url: `${url}/api/organisation/search?keyword=busy`, headers }
  }
}
