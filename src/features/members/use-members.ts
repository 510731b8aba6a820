import { useEffect, useState } from 'react'
import type { Membership, OrganisationUser } from '../../contract/membership.ts'
import { ProblemError } from '../../contract/problem.ts'
import { useData } from '../../data/data-context.ts'
import { useWhenReachable } from '../../ui/reachable-context.ts'
import type { Loaded } from '../../ui/use-loaded.ts'
import { type People, sortPeople } from './people.ts'

type Relationship = Membership['relationship']
type Answer = {
  slug: string
  attempt: number
  people: readonly OrganisationUser[] | null
  failure: unknown
}

/** The people of an organisation and what can be decided about them. */
export type Members = {
  list: Loaded<People>
  /** Each rejects with a ProblemError; when the list was not up to date any more, it is read again. */
  accept(person: OrganisationUser, relationship: Relationship): Promise<void>
  change(person: OrganisationUser, relationship: Relationship): Promise<void>
  remove(person: OrganisationUser): Promise<void>
}

/** @param slug of the organisation */
export function useMembers(slug: string): Members {
  const data = useData()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [quietAttempt, setQuietAttempt] = useState(0)
  const known = answer?.slug === slug ? answer : null
  const hasFailed = known !== null && known.people === null

  useEffect(() => {
    let isCurrent = true
    const settle = (people: readonly OrganisationUser[] | null, failure: unknown) => {
      if (isCurrent) setAnswer({ slug, attempt, people, failure })
    }
    data.members.list(slug).then(
      (people) => settle(people, null),
      (failure: unknown) => settle(null, failure),
    )
    return () => {
      isCurrent = false
    }
  }, [data, slug, attempt, quietAttempt])

  useWhenReachable(hasFailed, () => setQuietAttempt(quietAttempt + 1))

  const edit = (change: (people: readonly OrganisationUser[]) => OrganisationUser[]) =>
    setAnswer((now) => now && { ...now, people: now.people && change(now.people) })
  const put = (changed: OrganisationUser) =>
    edit((people) => people.map((one) => (one.id === changed.id ? changed : one)))

  async function decide<T>(decision: Promise<T>): Promise<T> {
    try {
      return await decision
    } catch (failure) {
      // Another owner has decided in the meantime.
      const isStale = failure instanceof ProblemError && [403, 404, 409].includes(failure.status)
      if (isStale) setAttempt((before) => before + 1)
      throw failure
    }
  }

  return {
    list: listOf(known, attempt, () => setAttempt(attempt + 1)),
    async accept(person, relationship) {
      put(await decide(data.members.accept(slug, person.id, relationship)))
    },
    async change(person, relationship) {
      put(await decide(data.members.change(slug, person.id, relationship)))
    },
    async remove(person) {
      await decide(data.members.remove(slug, person.id))
      edit((people) => people.filter((one) => one.id !== person.id))
    },
  }
}

/** What was read before stays while it is read again; a failure makes room for the next attempt. */
function listOf(known: Answer | null, attempt: number, retry: () => void): Members['list'] {
  if (known?.people) return { state: 'ready', value: sortPeople(known.people) }
  if (!known || known.attempt !== attempt) return { state: 'loading' }
  return { state: 'failed', failure: known.failure, retry }
}
