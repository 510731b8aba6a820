import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

type Tree = {
  /** Content by path. */
  files: Record<string, string>
  /** Files of this repository, such as a tool's configuration, that the tree has too. */
  copies: readonly string[]
  /** Whether the tree sees this repository's packages. */
  packages?: boolean
}

/**
 * Writes a small source tree for a tool to look at; it is removed when the test has finished.
 * @returns its folder
 */
export async function plantTree({ files, copies, packages = false }: Tree): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'credence-arch-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  if (packages) await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  for (const path of copies) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await copyFile(path, join(folder, path))
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}
