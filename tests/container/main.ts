/**
 * `npm run container` makes both base images from Debian's archive, builds deploy/Containerfile on them
 * and tries the image with Podman; no registry of images is asked. `npm run container -- --build` only
 * builds it. What the base images need is kept: `podman rmi` makes the next run begin anew.
 */
import { makeBaseImages, runtimeImage } from '../../scripts/container/base-images.ts'
import { buildImage, image } from '../../scripts/container/build-image.ts'
import { makeDatabaseImage } from '../../scripts/container/database-image.ts'
import { ensurePodman } from '../../scripts/container/ensure-podman.ts'
import { findRunOptions, type RunOptions, tryPodman } from '../../scripts/container/podman.ts'
import { freePort } from '../fixtures/free-port.ts'
import { step } from './check.ts'
import { checkFirstStart } from './first-start-checks.ts'
import { checkImage } from './image-checks.ts'
import { startPortal } from './portal-container.ts'
import { checkPostgres } from './postgres-checks.ts'
import { checkSaved, checkStop, signUpAndSave } from './save-checks.ts'

const prefix = `credence-check-${process.pid}`
const onlyBuilds = process.argv.includes('--build')

/** The portal with the embedded database: from an empty volume to a saved profile, over two containers. */
async function checkEmbedded(options: RunOptions, port: number): Promise<void> {
  const place = { volume: `${prefix}-data`, port }
  const start = (name: string) =>
    startPortal(image, options, { ...place, name: `${prefix}-${name}` })
  try {
    const first = await step('the portal starts on an empty volume', () => start('first'))
    try {
      await checkFirstStart(first)
      const saved = await signUpAndSave(first)
      await checkStop(first)
      const second = await step('it starts on the same volume', () => start('second'))
      await checkSaved(second, saved).finally(() => second.remove())
    } finally {
      await first.remove()
    }
  } finally {
    await tryPodman(['volume', 'rm', place.volume])
  }
}

try {
  await ensurePodman()
  console.log('Images from Debian’s archive')
  await step('the base images are there', makeBaseImages)
  if (!onlyBuilds) await step('an image of PostgreSQL is there', makeDatabaseImage)
  console.log('The image of the portal')
  await step('deploy/Containerfile is built; npm and Vite take their time', buildImage)
  if (!onlyBuilds) {
    const options = await findRunOptions(runtimeImage)
    console.log(`Its contents (podman ${[...options.globally, 'run', ...options.run].join(' ')} …)`)
    await checkImage(image, options)
    console.log('With the embedded database')
    await checkEmbedded(options, await freePort())
    console.log('With PostgreSQL')
    await checkPostgres(image, options, { prefix, port: await freePort() })
  }
  console.log(`Start it: podman run --detach --publish=4310:4310 --volume=credence:/data ${image}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
