import { useState } from 'react'
import type { Objective, ObjectiveInput } from '#src/contract/buyers/objective.ts'
import { inputOf } from '#src/contract/buyers/objective-draft.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'

/** The objectives of a buyer and what can be done to them; all of it rejects with a ProblemError. */
export type Objectives = {
  list: Loaded<readonly Objective[]>
  /** @param edited the one that was looked at; null: a new one */
  save(edited: Objective | null, content: ObjectiveInput): Promise<Objective>
  remove(one: Objective): Promise<void>
  /** Puts one that was removed back where it stood. @param after id of the one that was in front of it */
  restore(one: Objective, after: string | null): Promise<void>
  move(one: Objective, after: string | null): Promise<void>
  /** Reads them anew, and gives what is there now of one; null: it is gone. */
  readAgain(id: string): Promise<Objective | null>
}

export function useObjectives(): Objectives {
  const { buyers, buyer } = useBuying()
  const { slug } = buyer
  const [now, setNow] = useState<readonly Objective[] | null>(null)
  const read = useLoaded(`objectives of ${slug}`, async () => {
    const all = await buyers.objectives(slug)
    setNow(all)
    return all
  })
  const edit = (change: (all: readonly Objective[]) => readonly Objective[]) =>
    setNow((all) => all && change(all))
  async function readAgain(id: string): Promise<Objective | null> {
    const all = await buyers.objectives(slug)
    setNow(all)
    return all.find((one) => one.id === id) ?? null
  }
  return {
    list: read.state === 'ready' && now ? { state: 'ready', value: now } : read,
    readAgain,
    async save(edited, content) {
      const saved = edited
        ? await buyers.changeObjective(slug, edited, content)
        : await buyers.addObjective(slug, content)
      edit((all) =>
        edited ? all.map((one) => (one.id === saved.id ? saved : one)) : [...all, saved],
      )
      return saved
    },
    async remove(one) {
      try {
        await buyers.removeObjective(slug, one)
      } catch (error) {
        if (error instanceof ProblemError && [404, 412].includes(error.status))
          await readAgain(one.id)
        // Somebody else has removed it: that is what was wanted.
        if (error instanceof ProblemError && error.status === 404) return
        throw error
      }
      edit((all) => all.filter(({ id }) => id !== one.id))
    },
    async restore(one, after) {
      const back = await buyers.addObjective(slug, inputOf(one), after)
      await readAgain(back.id)
    },
    async move(one, after) {
      setNow(await buyers.moveObjective(slug, one.id, after))
    },
  }
}
