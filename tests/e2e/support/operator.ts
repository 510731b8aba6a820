import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { PortalServer } from './server.ts'

/**
 * Runs a command of the operator beside a portal that is running.
 * @param words such as `['content', 'put', '-']`
 * @param input what the command reads, as JSON
 * @throws Error when the command refuses
 */
export async function operate(
  server: PortalServer,
  words: string[],
  input?: unknown,
): Promise<void> {
  const command = spawn(process.execPath, ['server/operator/main.ts', ...words], {
    env: { ...process.env, DATA_DIR: server.dataDir },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  command.stderr.on('data', (part: Buffer) => (said += part.toString()))
  command.stdin.end(input === undefined ? '' : JSON.stringify(input))
  const [code] = (await once(command, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${words.join(' ')}: ${said}`)
}
