import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../testing/run-command.ts'
import { makeDebianImage } from './debian-image.ts'
import { hasImage, podman } from './podman.ts'

/** Debian and what Node needs of it: stands for `RUNTIME_IMAGE` of the container file. */
export const runtimeImage = 'localhost/credence-debian:bookworm'
/** The same with Node and npm: stands for `NODE_IMAGE`. */
export const nodeImage = `localhost/credence-node:${process.versions.node}`

/** Major version of npm, the one that comes with this Node. */
const npm = 'npm@11'
const containerfile = `FROM ${runtimeImage}
COPY node /usr/local/bin/node
COPY lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
 && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
`

/**
 * Makes both images that the container file begins with. Node is a copy of the program that runs this,
 * which comes from the packages of the repository.
 * @throws Error when Debian's archive or npm's packages cannot be reached
 */
export async function makeBaseImages(): Promise<void> {
  await makeDebianImage(runtimeImage, ['libstdc++6'])
  if (await hasImage(nodeImage)) return
  const folder = await mkdtemp(join(tmpdir(), 'credence-node-'))
  try {
    await cp(process.execPath, join(folder, 'node'))
    const { code, output } = await runCommand(
      ['npm', 'install', '--global', '--prefix', folder, '--no-audit', '--no-fund', npm],
      { output: 'keep' },
    )
    if (code !== 0) throw new Error(`npm could not be had: ${output}`)
    await writeFile(join(folder, 'Containerfile'), containerfile)
    await podman(['build', '--isolation=chroot', '--tag', nodeImage, folder])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
