import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { affectedSpecs } from './affected-specs.ts'

/** What is at work: uncommitted, or the last commit where nothing is. */
export type Change = {
  /** The commit that it is compared with. */
  since: string
  /** End-to-end tests that it can break, by a part of their file's path; null for all. */
  specs: string[] | null
}

const execute = promisify(execFile)

async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await execute('git', args)
  return stdout.split('\n').filter(Boolean)
}

/** @throws Error outside of a git checkout */
export async function changeAtWork(): Promise<Change> {
  const uncommitted = [
    ...(await git('diff', '--name-only', 'HEAD')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]
  const since = uncommitted.length > 0 ? 'HEAD' : 'HEAD~1'
  const files = uncommitted.length > 0 ? uncommitted : await git('diff', '--name-only', since)
  const specs = affectedSpecs(files)
  console.log(
    `Since ${since} ${files.length} files changed, which can break ${specs?.length ?? 'all'} specs.`,
  )
  return { since, specs: specs && specs.map((name) => `/${name}.spec.ts`) }
}
