import { useState } from 'react'
import type { CompletedModule } from '../../contract/questionnaire.ts'
import { useData } from '../../data/data-context.ts'
import { useLoaded } from '../../ui/use-loaded.ts'

/**
 * What an organisation has completed. Nothing until it is known; what was known stays while it is
 * asked for again, and where that fails.
 */
export function useCompletedModules(slug: string): {
  completed: ReadonlyMap<string, CompletedModule>
  refresh: () => void
} {
  const data = useData()
  const [round, setRound] = useState(1)
  const [known, setKnown] = useState<readonly CompletedModule[]>([])
  const loaded = useLoaded(`completed modules of ${slug} (${round})`, () =>
    data.modules.completed(slug),
  )
  if (loaded.state === 'ready' && loaded.value !== known) setKnown(loaded.value)
  return {
    completed: new Map(known.map((one) => [one.moduleId, one])),
    refresh: () => setRound(round + 1),
  }
}
