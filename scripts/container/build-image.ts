import { realpath } from 'node:fs/promises'
import { runCommand } from '../testing/run-command.ts'
import { nodeImage, runtimeImage } from './base-images.ts'

export const image = 'localhost/credence:latest'

/**
 * Builds the container file on images that are on this machine, and asks no registry for one.
 * @throws Error with what the failing step said
 */
export async function buildImage(): Promise<void> {
  const { code, output } = await runCommand(
    [
      // Health checks are no part of the other format; chroot needs fewer rights than a container.
      ...['podman', 'build', '--format=docker', '--isolation=chroot', '--pull=never'],
      ...['--file', 'deploy/Containerfile', '--tag', image],
      ...['--build-arg', `NODE_IMAGE=${nodeImage}`, '--build-arg', `RUNTIME_IMAGE=${runtimeImage}`],
      ...(await certificateOptions()),
      '.',
    ],
    { output: 'keep' },
  )
  if (code !== 0) throw new Error(`The image could not be built:\n${output.slice(-4000)}`)
}

/** A proxy of the network may have a certificate of its own, which npm has to believe. */
async function certificateOptions(): Promise<string[]> {
  const file = process.env['NODE_EXTRA_CA_CERTS']
  return file ? ['--secret', `id=certificates,src=${await realpath(file)}`] : []
}
