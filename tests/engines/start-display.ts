import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestProject } from 'vitest/node'
import { findEngines } from '../../scripts/find-engines.ts'
import type { WebKit } from './support/webkit.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it adds to Vitest's own
  interface ProvidedContext {
    /** Full path of Firefox; null where it is not installed. */
    firefox: string | null
    /** Null where it is not installed. */
    webkit: WebKit | null
  }
}

/** Starts the display that WebKit draws on; Vitest calls this before the first test. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { firefox, webkit } = findEngines(process.env)
  provide('firefox', firefox)
  if (!webkit) {
    provide('webkit', null)
    return async () => undefined
  }
  // It takes a number that is free, and says which once it listens.
  const options = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const server = spawn(webkit.display, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = (await once(server.stdout, 'data')) as [Buffer]
  provide('webkit', { ...webkit, display: `:${number.toString().trim()}` })
  return async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
}
