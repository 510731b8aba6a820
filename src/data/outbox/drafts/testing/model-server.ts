import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import type { SendDependencies } from '../send-draft.ts'

/** What happens to a request on its way. */
export type Fault = 'none' | 'request lost' | 'answer lost' | '500 before' | '500 after' | '401'

const noAnswer = () => new ProblemError({ status: 0, code: 'no-answer', message: 'No answer' })
const broken = () => new ProblemError({ status: 500, code: 'broken', message: 'Broken' })
const unknown = () => new ProblemError({ status: 401, code: 'no-token', message: 'Log in' })
const conflict = () => new ProblemError({ status: 412, code: 'newer', message: 'Newer' })

/** A server in a few lines: one organisation with versions, `If-Match` and idempotency keys. */
export function createModelServer() {
  let details: OrganisationDetails = detailsFixture({ version: 1 })
  const answers = new Map<string, OrganisationDetails | ProblemError>()
  const faults: Fault[] = []
  const commits: string[] = []

  function once(key: string, work: () => OrganisationDetails): OrganisationDetails {
    const known = answers.get(key)
    if (known instanceof ProblemError) throw known
    if (known) return known
    try {
      const answer = work()
      answers.set(key, answer)
      commits.push(key)
      return answer
    } catch (error) {
      if (error instanceof ProblemError) answers.set(key, error)
      throw error
    }
  }

  /** Texts as they are, the one list that tests need as it travels. */
  function changesIn(patch: ProfilePatch): Partial<OrganisationDetails> {
    const { name, description, website, attributesToAdd = [], attributesToDelete = [] } = patch
    const others = details.selfReportedAttributes.filter(
      ({ id }) => !attributesToDelete.includes(id) && !attributesToAdd.includes(id),
    )
    return {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(website !== undefined && { website }),
      selfReportedAttributes: [...others, ...attributesToAdd.map((id) => ({ id, name: id }))],
    }
  }

  function store(change: Partial<OrganisationDetails>): OrganisationDetails {
    details = { ...details, ...change, version: details.version + 1 }
    return details
  }

  const organisations: SendDependencies['organisations'] = {
    async save(_slug, patch, version, key) {
      const fault = faults.shift() ?? 'none'
      if (fault === 'request lost') throw noAnswer()
      if (fault === '500 before') throw broken()
      if (fault === '401') throw unknown()
      const saved = once(key, () => {
        if (version !== details.version) throw conflict()
        return store(changesIn(patch))
      })
      if (fault === 'answer lost') throw noAnswer()
      if (fault === '500 after') throw broken()
      return structuredClone(saved)
    },
    async details() {
      if (faults[0] === 'request lost') {
        faults.shift()
        throw noAnswer()
      }
      return structuredClone(details)
    },
  }
  return {
    organisations,
    /** What somebody else saves. */
    store,
    details: () => structuredClone(details),
    /** What happens to the next requests, in turn. */
    faults,
    /** Key of each save that was stored. */
    commits,
  }
}
