import type { Path } from './paths.ts'

/** Id of the control of a part of a draft, to which faults lead. */
export const idOf = (path: Path): string => `draft${path.replaceAll('/', '-')}`

/** Id of the choice between what was typed here and what somebody else saved. */
export const conflictIdOf = (path: Path): string => `${idOf(path)}-conflict`

/**
 * Where a fault of a part is put right: its own control, that of its English text, or what it is a part of.
 * @param has whether the page has an element with an id
 */
export function controlOf(path: Path, has: (id: string) => boolean): string | null {
  for (let part = path; part !== ''; part = part.slice(0, part.lastIndexOf('/'))) {
    const id = [idOf(part), idOf(`${part}/en`)].find((one) => has(one))
    if (id) return id
  }
  return null
}
