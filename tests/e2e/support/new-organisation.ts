import type { Membership } from '#src/contract/membership.ts'
import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import { mandatoryProfile, newOrganisationName } from '../../fixtures/new-organisation.ts'
import type { Session } from './sessions.ts'
import { expect } from './test.ts'

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
  await call(session, 'PATCH', `/api/organizations/${slug}`, { ...mandatoryProfile, ...profile })
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
