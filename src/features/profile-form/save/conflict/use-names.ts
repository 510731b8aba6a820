import { useMemo } from 'react'
import type { AttributeOption } from '#src/contract/catalogue.ts'
import { useData } from '#src/data/data-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { createLocationIndex } from '../../locations/location-index.ts'
import { selectedNames } from '../../locations/location-names.ts'
import type { NameOf } from './field-words.ts'

/** Names of locations and attributes; ids until the tree is there. */
export function useNames(attributes: readonly AttributeOption[]): NameOf {
  const data = useData()
  const tree = useLoaded('locations', () => data.locations())
  return useMemo(() => {
    const index = createLocationIndex(tree.state === 'ready' ? tree.value : [])
    const ofAttribute = new Map(attributes.map((one) => [one.id, one.name]))
    return (name, id) => {
      if (name === 'locations') return selectedNames(index, [id])[0]?.name ?? id
      if (name === 'attributes') return ofAttribute.get(id) ?? id
      return id.toUpperCase().replaceAll('-', ' ')
    }
  }, [tree, attributes])
}
