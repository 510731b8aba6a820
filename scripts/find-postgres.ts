import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findExecutable, isExecutable } from './testing/find-executable.ts'

/** Where Debian keeps the server programs of each major version. */
const debianVersions = '/usr/lib/postgresql'

type Environment = Record<string, string | undefined>

/**
 * Finds the folder with PostgreSQL's server programs (`initdb`, `postgres`), which Debian keeps off
 * the search path: `POSTGRES_BIN`, what `pg_config` says, Debian's newest version, the search path.
 * @param env usually `process.env`
 * @param versions folder with one folder for each installed major version
 * @returns the folder, or null when no server is installed
 */
export function findPostgres(env: Environment, versions: string = debianVersions): string | null {
  const searchPath = env['PATH'] ?? ''
  const onPath = findExecutable(['initdb'], searchPath)
  const candidates = [
    env['POSTGRES_BIN'],
    configuredFolder(searchPath),
    ...debianFolders(versions),
    onPath && dirname(onPath),
  ]
  return candidates.find((folder) => folder && hasServer(folder)) ?? null
}

function hasServer(folder: string): boolean {
  return ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name)))
}

function configuredFolder(searchPath: string): string | null {
  const program = findExecutable(['pg_config'], searchPath)
  if (!program) return null
  try {
    return execFileSync(program, ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return null
  }
}

function debianFolders(versions: string): string[] {
  try {
    return readdirSync(versions)
      .toSorted((left, right) => Number(right) - Number(left))
      .map((version) => join(versions, version, 'bin'))
  } catch {
    return []
  }
}
