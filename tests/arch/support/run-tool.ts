import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * Runs one of this repository's tools in another folder.
 * @param tool its name in node_modules/.bin
 */
export function runTool(
  folder: string,
  tool: string,
  ...args: string[]
): { code: number | null; stdout: string; output: string } {
  const { status, stdout, stderr, error } = spawnSync(resolve('node_modules/.bin', tool), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  return { code: status, stdout, output: stdout + stderr }
}
