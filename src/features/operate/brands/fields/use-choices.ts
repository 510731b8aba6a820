import type { LocationNode } from '#src/contract/catalogue.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useOperate } from '../../operate-context.ts'
import type { Choice } from './choice-list.tsx'

/** The credentials of the catalogue, by name. */
export function useCredentialChoices(): Loaded<readonly Choice[]> {
  const { data } = useOperate()
  return useLoaded('credentials', async () =>
    (await data.credentials()).map(({ id, name, shortName }) => ({
      id,
      name: shortName && shortName !== name ? `${shortName} · ${name}` : name,
    })),
  )
}

/** The places of the catalogue, each with what it lies in. */
export function useLocationChoices(): Loaded<readonly Choice[]> {
  const { data } = useOperate()
  return useLoaded('locations', async () => placesIn(await data.locations()))
}

function placesIn(nodes: readonly LocationNode[], within = ''): Choice[] {
  return nodes.flatMap(({ id, name, children }) => {
    const full = within ? `${name}, ${within}` : name
    return [{ id, name: full }, ...placesIn(children, full)]
  })
}
