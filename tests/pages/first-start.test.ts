import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** Milliseconds: it builds the portal. */
const patience = 180_000

it(
  'API-7 the first start of a fresh copy builds what is missing and has the demo data',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'credence-copy-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const copy = join(folder, 'copy')
    const kept = new Set(['node_modules', 'dist', '.git', '.data', 'test-results'])
    await cp('.', copy, { recursive: true, filter: (path) => !kept.has(path) })
    await symlink(resolve('node_modules'), join(copy, 'node_modules'))
    const { NODE_ENV: _ours, DEMO: _demo, ...env } = process.env
    const server = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: copy,
      env: { ...env, PORT: '0', HOST: 'localhost' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exit = once(server, 'exit')
    let said = ''
    for await (const chunk of server.stdout.setEncoding('utf8')) {
      said += String(chunk)
      if (said.includes('Credence is ready: ')) break
    }
    expect(said).toContain('Building the portal for the browser')
    expect(said).toContain('Demo data is on')
    const url = /Credence is ready: (\S+)/.exec(said)?.[1] ?? ''
    const profile = await fetch(`${url}/organization/coolabah-office-supplies`)
    expect(profile.status).toBe(200)
    server.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  },
  patience,
)
