import { expect, it } from 'vitest'
import { runCommand } from './run-command.ts'

const node = process.execPath

it('keeps what a program says on both streams, and its exit code', async () => {
  const script = "console.log('out'); console.error('err'); process.exitCode = 3"
  const { code, output } = await runCommand([node, '-e', script], { output: 'keep' })
  expect(code).toBe(3)
  expect(output).toContain('out\n')
  expect(output).toContain('err\n')
})

it('hands over environment variables', async () => {
  const outcome = await runCommand([node, '-p', 'process.env.GREETING'], {
    output: 'keep',
    env: { GREETING: 'hello' },
  })
  expect(outcome).toMatchObject({ code: 0, output: 'hello\n' })
})

it.each([
  ['is not installed', ['no-such-program-anywhere']],
  ['is killed', [node, '-e', "process.kill(process.pid, 'SIGKILL')"]],
])('fails when the program %s', async (_what, command) => {
  expect((await runCommand(command, { output: 'keep' })).code).toBe(1)
})
