import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { runOperator } from './run-operator.ts'

async function run(line: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const said = { stdout: '', stderr: '' }
  const code = await runOperator(line, {
    // No command of these tests gets as far as opening it.
    env: { DATA_DIR: '/dev/null/nowhere', ...env },
    stdin: Readable.from([]),
    stdout: { write: (text: string) => (said.stdout += text) },
    stderr: { write: (text: string) => (said.stderr += text) },
  })
  return { code, ...said }
}

it.each([[[]], [['help']], [['--help']]])('API-8 answers %j with the help', async (line) => {
  const { code, stdout, stderr } = await run(line)
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Usage: npm run operator -- COMMAND …\n/)
})

it.each([[['help', 'users', 'delete']], [['users', 'delete', '--help']]])(
  'API-8 answers %j with the help of the command',
  async (line) => {
    const { code, stdout } = await run(line)
    expect(code).toBe(0)
    expect(stdout).toContain('Usage: npm run operator -- users delete EMAIL|ID [--yes]\n')
  },
)

it.each([
  [['user', 'delete'], "There is no command 'user delete': did you mean 'users delete'?\n"],
  [['users', 'delete'], "'users delete' needs EMAIL|ID as well.\nUsage: "],
  [['users', 'delete', 'a@b.test', 'now'], "'users delete' cannot use 'now': "],
  [['users', 'delete', 'a@b.test', '--force'], "Unknown option '--force'.\nUsage: "],
  [['users', 'delete', 'a@b.test', '--as'], "Option '--as <value>' argument missing.\nUsage: "],
  [['users', 'delete', 'a@b.test', '--as', ' '], 'Say who you are with --as NAME'],
  [['users', 'delete', 'a@b.test', '--as', 'a\u0007b'], 'Say who you are with --as NAME'],
])('API-8 says what is wrong with %j and ends with 2', async (line, sentence) => {
  const { code, stdout, stderr } = await run(line)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain(sentence)
})

it.each([
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with'],
  [{}, 'There is no database in /dev/null/nowhere: '],
  [{ DATABASE_URL: 'postgres://localhost:1/none' }, 'cannot be opened'],
])('API-8 says in one sentence why %j is no database', async (env, sentence) => {
  const { code, stdout, stderr } = await run(['operators', 'list'], env)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
