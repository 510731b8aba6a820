import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether a file exists and may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Looks for the first of several programs on the search path.
 * @param names program names, the preferred one first
 * @param searchPath folders separated as in the PATH variable
 * @returns the full path, or null when none is installed
 */
export function findExecutable(names: readonly string[], searchPath: string): string | null {
  const folders = searchPath.split(delimiter).filter(Boolean)
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return paths.find(isExecutable) ?? null
}
