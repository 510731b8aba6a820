import { randomUUID } from 'node:crypto'
import type { Bench, Person } from '../../fixtures/contract-suite.ts'
import { memberActions } from '../../fixtures/members.ts'
import { uploadEvidenceTo, type World } from '../../fixtures/world.ts'
import { directoryPerson, directorySlug, isSuspended } from './directory.ts'
import { momentOf } from './directory-supplier.ts'

/** A world around an organisation of the directory that is not suspended. */
export type DirectoryWorld = World & { number: number }

/**
 * Makes worlds out of a database that is filled with a directory, each around another organisation: its
 * owner, its employee and everybody else that a call may need.
 * @param next number of an organisation of the directory, which may be suspended
 */
export async function createWorlds(bench: Bench, next: () => number) {
  const act = memberActions(bench)
  const newcomer = (name: string) => act.person(name, { email: `${randomUUID()}@people.example` })
  const operator = await act.operator(await newcomer('Operator'))
  const known = async (number: number): Promise<Person> => {
    const user = directoryPerson(number)
    return { user, token: await bench.signer.token(user) }
  }
  const nextShown = () => {
    for (;;) {
      const number = next()
      if (number > 0 && !isSuspended(number)) return number
    }
  }

  return async (): Promise<DirectoryWorld> => {
    const [number, other] = [nextShown(), nextShown()]
    const slug = directorySlug(number)
    const organisation = await bench.app.store.organisations.find(slug)
    if (!organisation) throw new Error(`The directory has no ${slug}`)
    const [owner, pending] = [await known(number), await newcomer('Pending')]
    return {
      bench,
      number,
      slug,
      organisationId: organisation.id,
      otherSlug: directorySlug(other),
      people: {
        owner,
        pending,
        operator,
        employee: await known(number - 1),
        other: await known(other),
        'signed-in': await newcomer('Guestsigned'),
      },
      upload: async () => {
        await holdCredential(bench, organisation.id)
        return uploadEvidenceTo(bench, owner, slug)
      },
      claim: async () => {
        const claimant = await newcomer('Claimant')
        await act.claim(claimant, slug)
        const { id } = await act.find(owner, slug, claimant)
        return id
      },
    }
  }
}

/**
 * Puts the credential that the calls of the endpoint table upload evidence for on a profile, where it
 * waits.
 * @returns its id
 */
export async function holdCredential({ open }: Bench, organisation_id: string): Promise<string> {
  const [credential_id, status] = ['iso-14001', 'PENDING' as const]
  await open.db
    .insertInto('organisation_credentials')
    .values({ organisation_id, credential_id, status, created_at: momentOf(0), approved_at: null })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'credential_id']).doUpdateSet({ status }),
    )
    .execute()
  return credential_id
}
