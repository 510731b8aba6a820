import { podman, type RunOptions, tryPodman } from '../../scripts/container/podman.ts'
import { until } from './check.ts'

/** The restrictions of deploy/compose.yaml, as options of `podman run`. */
const restricted = [
  ...['--read-only', '--tmpfs=/tmp:size=64m,mode=1777', '--cap-drop=ALL'],
  ...['--security-opt=no-new-privileges', '--init', '--memory=1g', '--cpus=2', '--pids-limit=256'],
]

/** One container of the portal, whose data are in a volume. */
export type PortalContainer = {
  readonly name: string
  /** Origin on this machine. */
  readonly url: string
  /** Every line that this container has written to standard output, oldest first. */
  lines(): Promise<string[]>
  /** Sends SIGTERM. @returns exit code and seconds until the end */
  stop(): Promise<{ code: number; seconds: number }>
  remove(): Promise<void>
}

type Place = {
  name: string
  volume: string
  /** On the loopback interface of this machine. */
  port: number
  /** Options of `podman run`, such as variables. */
  more?: readonly string[]
}

/**
 * Starts a container of the portal, and waits until it is ready.
 * @throws Error with its log when it does not get ready
 */
export async function startPortal(
  image: string,
  { globally, run }: RunOptions,
  { name, volume, port, more = [] }: Place,
): Promise<PortalContainer> {
  await podman([
    ...[...globally, 'run', '--detach', `--name=${name}`, ...run, ...restricted],
    ...[`--volume=${volume}:/data`, `--publish=127.0.0.1:${port}:4310`, ...more, image],
  ])
  const remove = async () => {
    await tryPodman(['rm', '--force', '--time=0', name])
  }
  try {
    const url = `http://localhost:${port}`
    await until(async () => ((await fetch(`${url}/ready`)).status === 200 ? url : null))
    return { name, url, remove, lines: () => linesOf(name), stop: () => stop(name) }
  } catch (cause) {
    const said = (await linesOf(name)).join('\n')
    await remove()
    throw new Error(`The container ${name} did not get ready: ${said}`, { cause })
  }
}

async function linesOf(name: string): Promise<string[]> {
  return (await podman(['logs', name])).split('\n').filter(Boolean)
}

async function stop(name: string) {
  const begun = performance.now()
  await podman(['stop', '--time=60', name])
  const seconds = (performance.now() - begun) / 1000
  const code = Number(await podman(['inspect', '--format={{.State.ExitCode}}', name]))
  return { code, seconds }
}
