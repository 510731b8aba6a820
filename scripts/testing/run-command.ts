import { spawn } from 'node:child_process'

export type Outcome = { code: number; output: string; seconds: number }

type Options = {
  env?: Record<string, string | undefined>
  /** `show` passes the output through; `keep` collects it. */
  output: 'show' | 'keep'
}

/**
 * Runs a program to its end.
 * @param command program and arguments
 * @returns exit code (1 when it could not be started or was killed), kept output, duration
 */
export function runCommand(command: readonly string[], options: Options): Promise<Outcome> {
  const [program = '', ...args] = command
  const started = performance.now()
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  let output = ''
  const finish = (code: number | null): void =>
    resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 })
  const child = spawn(program, args, {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', ...outputTo(options.output)],
  })
  const collect = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  child.once('error', (error) => {
    output += `${error.message}\n`
    finish(1)
  })
  child.once('close', finish)
  return promise
}

function outputTo(output: Options['output']): ['inherit' | 'pipe', 'inherit' | 'pipe'] {
  return output === 'show' ? ['inherit', 'inherit'] : ['pipe', 'pipe']
}
