import type { Membership } from '#src/contract/membership.ts'
import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import type { Session } from './sessions.ts'
import { expect } from './test.ts'

/** What Save needs, and `fillMandatory` fills in. */
const mandatory = {
  contacts: {
    address: '12 Wharf Road, Leichhardt, New South Wales, Australia',
    // As the place search answers it.
    address_identifier: 'QVUfMDIfTGVpY2hoYXJkdB8xMiBXaGFyZiBSb2Fk',
  },
  description: 'Baskets woven by hand.',
  website: 'www.reed-and-rush.example',
  identifiers: [{ typeId: 'au-abn', identifier: '51 824 753 556' }],
  country: 'AU',
  size: 'SMALL',
} satisfies Omit<ProfilePatch, 'name'>

/** A name that resembles no other, so that no near-duplicates are offered. */
export function newOrganisationName(): string {
  const letters = crypto.randomUUID().replaceAll('-', '')
  return `${letters.slice(0, 8)} ${letters.slice(8, 16)} Ltd`
}

/** Makes an organisation of somebody who is signed in, with nothing filled in. */
export async function createOrganisation(session: Session): Promise<Membership['organisation']> {
  const name = newOrganisationName()
  const { data } = await call<{ data: Membership }>(session, 'POST', '/api/organization/supplier', {
    name,
  })
  return data.organisation
}

/**
 * Saves a new organisation's profile with everything that Save needs.
 * @param profile what is saved besides, or instead
 */
export async function saveMandatory(
  session: Session,
  slug: string,
  profile: Partial<ProfilePatch> & Pick<ProfilePatch, 'name'>,
): Promise<void> {
  await call(session, 'PATCH', `/api/organizations/${slug}`, { ...mandatory, ...profile })
}

async function call<Answer>(
  { portal, accessToken }: Session,
  method: string,
  path: string,
  body: object,
): Promise<Answer> {
  const answer = await portal.send(path, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status, answer.body).toBeLessThan(300)
  return JSON.parse(answer.body) as Answer
}
