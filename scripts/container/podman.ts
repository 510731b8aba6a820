import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Said = { code: number; stdout: string; stderr: string }

/**
 * Runs Podman to its end: https://docs.podman.io/en/latest/Commands.html
 * @returns also where it failed
 */
export async function tryPodman(args: readonly string[]): Promise<Said> {
  try {
    const { stdout, stderr } = await run('podman', args, { maxBuffer: 64_000_000 })
    return { code: 0, stdout: stdout.trim(), stderr }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as Partial<Said>
    return { code: typeof code === 'number' ? code : 1, stdout: stdout.trim(), stderr }
  }
}

/**
 * Runs Podman to its end.
 * @returns what it wrote to standard output, trimmed
 * @throws Error with what it said when it fails
 */
export async function podman(args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await tryPodman(args)
  if (code === 0) return stdout
  throw new Error(`podman ${args.join(' ')} ended with ${code}:\n${stdout.slice(-4000)}\n${stderr}`)
}

/** Whether there is an image of that name on this machine. */
export async function hasImage(name: string): Promise<boolean> {
  return (await tryPodman(['image', 'exists', name])).code === 0
}

/** Options before and after `run`, with which this machine starts a container. */
export type RunOptions = { globally: readonly string[]; run: readonly string[] }

/** Podman raises these limits, which a machine may not allow that is a container itself. */
const lowLimits = ['--ulimit', 'nofile=16384:16384', '--ulimit', 'nproc=16384:16384']
/** Debian's crun starts nothing where both versions of cgroups are mounted; runc does. */
const otherRuntime = ['--runtime', 'runc']

/** Ways to start a container, the usual one first. */
const ways: readonly RunOptions[] = [
  { globally: [], run: [] },
  { globally: [], run: lowLimits },
  { globally: otherRuntime, run: [] },
  { globally: otherRuntime, run: lowLimits },
]

/**
 * Finds out how containers can be started on this machine.
 * @param image any that has `true`
 * @throws Error with what the usual way said when there is no way
 */
export async function findRunOptions(image: string): Promise<RunOptions> {
  let refusal = ''
  for (const way of ways) {
    const { code, stderr } = await tryPodman([
      ...[...way.globally, 'run', '--rm', ...way.run, '--network=none', image, 'true'],
    ])
    if (code === 0) return way
    refusal ||= stderr
  }
  throw new Error(`Podman cannot start a container here: ${refusal}`)
}
