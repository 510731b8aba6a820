import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../testing/run-command.ts'
import { hasImage, podman } from './podman.ts'

/** The release of Debian that the images of the container file have too. */
const release = 'bookworm'
/** What nobody reads in a container, as in the images that Debian calls slim. */
const without = ['/usr/share/man/*', '/usr/share/info/*', '/usr/share/locale/*', '/usr/share/doc/*']
const licences = '/usr/share/doc/*/copyright'

/**
 * Makes an image from Debian's archive with mmdebstrap, without any registry of images; one that is
 * there already stays as it is.
 * @param packages of Debian, besides those that every system needs
 * @throws Error when the archive cannot be reached, or a package is not in it
 */
export async function makeDebianImage(name: string, packages: readonly string[]): Promise<void> {
  if (await hasImage(name)) return
  const folder = await mkdtemp(join(tmpdir(), 'credence-debian-'))
  const archive = join(folder, 'root.tar')
  const { code, output } = await runCommand(
    [
      ...['mmdebstrap', '--quiet', '--variant=essential', `--include=${packages.join(',')}`],
      ...without.map((path) => `--dpkgopt=path-exclude=${path}`),
      ...[`--dpkgopt=path-include=${licences}`, release, archive],
    ],
    { output: 'keep' },
  )
  try {
    if (code !== 0) throw new Error(`mmdebstrap made no ${name}: ${output}`)
    await podman(['import', '--quiet', archive, name])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
