import { type ComponentType, useState } from 'react'
import { logFailure } from '#src/lib/log-failure.ts'
import { useLatePart } from '#src/ui/use-late-part.ts'

/** A part of the page whose code comes with the first finding that shows it. */
export type LatePart<Props> = {
  /** Fetches its code, so that it is drawn together with the rest. It never rejects in a browser. */
  prepare(): Promise<void>
  Part: ComponentType<Props>
}

/**
 * A part that few findings show. The server draws it as any other; in a browser that cannot fetch it, something else
 * stands in its place until it can.
 * @param load the same function at each call
 * @param StandIn by default nothing
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props> = Nothing,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | null = null

  function Part(props: Props) {
    const [Prepared] = useState(() => Loaded)
    const late = useLatePart(load, Prepared === null)
    const Shown = Prepared ?? late.Part ?? StandIn
    return <Shown {...props} />
  }

  async function prepare(): Promise<void> {
    try {
      Loaded ??= await load()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      logFailure('A part of the search could not be loaded.', error)
    }
  }
  return { prepare, Part }
}

const Nothing = () => null
