import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Makes a folder with programs in it, for the running test only.
 * @param programs shell script by path below the folder
 * @returns the folder
 */
export async function temporaryPrograms(programs: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'credence-programs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, script] of Object.entries(programs)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `#!/bin/sh\n${script}\n`)
    await chmod(join(folder, path), 0o755)
  }
  return folder
}
