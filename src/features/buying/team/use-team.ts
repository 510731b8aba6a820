import { useState } from 'react'
import type { BuyerRole } from '#src/contract/buyers/buyer-role.ts'
import type { BuyerMember, MemberInvitation } from '#src/contract/buyers/buyer.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'

/** The people of a buyer and what can be decided about them; all of it rejects with a ProblemError. */
export type Team = {
  list: Loaded<readonly BuyerMember[]>
  invite(invitation: MemberInvitation): Promise<void>
  change(member: BuyerMember, role: BuyerRole): Promise<void>
  remove(member: BuyerMember): Promise<void>
}

export function useTeam(): Team {
  const { buyers, buyer } = useBuying()
  const { slug } = buyer
  const [now, setNow] = useState<readonly BuyerMember[] | null>(null)
  const read = useLoaded(`team of ${slug}`, async () => {
    const all = await buyers.members(slug)
    setNow(all)
    return all
  })
  const edit = (change: (all: readonly BuyerMember[]) => readonly BuyerMember[]) =>
    setNow((all) => all && change(all))
  /** Somebody else may have decided meanwhile: then the team is read anew. */
  async function decide<Result>(decision: Promise<Result>): Promise<Result> {
    try {
      return await decision
    } catch (error) {
      if (error instanceof ProblemError && [404, 409].includes(error.status))
        setNow(await buyers.members(slug))
      throw error
    }
  }
  return {
    list: read.state === 'ready' && now ? { state: 'ready', value: now } : read,
    async invite(invitation) {
      const one = await decide(buyers.invite(slug, invitation))
      edit((all) => [...all.filter(({ id }) => id !== one.id), one])
    },
    async change(member, role) {
      const changed = await decide(buyers.changeMember(slug, member.id, role))
      edit((all) => all.map((one) => (one.id === changed.id ? changed : one)))
    },
    async remove(member) {
      await decide(buyers.removeMember(slug, member.id))
      edit((all) => all.filter(({ id }) => id !== member.id))
    },
  }
}
