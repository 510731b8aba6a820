import { useState } from 'react'
import type { OperatorSelf } from '#src/data/operate-data.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useOperate } from './operate-context.ts'
import { useComesBack } from './use-comes-back.ts'

/**
 * The roles of whoever looks, and what is missing to use them. What they confirm or set up on their account counts
 * for the session at once, while the token of this page is older: it is renewed before anything is asked for, and
 * whenever they come back.
 */
export function useSelf(): Loaded<OperatorSelf> {
  const { data, takeUpSignIn } = useOperate()
  const [turn, setTurn] = useState(0)
  const self = useLoaded(`operator ${turn}`, async () => {
    const known = await data.self()
    return known.needs && (await takeUpSignIn()) ? data.self() : known
  })
  const needs = self.state === 'ready' ? self.value.needs : null
  useComesBack(needs !== null, async () => {
    if (!(await takeUpSignIn())) return
    const now = await data.self().catch((error: unknown) => {
      logFailure('Your roles could not be looked up again.', error)
    })
    if (now && now.needs !== needs) setTurn(turn + 1)
  })
  return self
}
