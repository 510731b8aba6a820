import { expect, it } from 'vitest'
import { commands } from './commands.ts'
import { findCommand } from './find-command.ts'

it('API-8 finds the command a line begins with and leaves the rest', () => {
  const { command, rest } = findCommand(commands, ['operators', 'list', '--json'])
  expect([command.name, rest]).toEqual(['operators list', ['--json']])
})

it.each([
  [['operators', 'lsit'], "There is no command 'operators lsit': did you mean 'operators list'?"],
  [['operator', 'list'], "There is no command 'operator list': did you mean 'operators list'?"],
  [
    ['sing', 'loudly', 'now'],
    "There is no command 'sing loudly': 'npm run operator -- help' lists all.",
  ],
])('API-8 says what is wrong with %j', (line, sentence) => {
  expect(() => findCommand(commands, line)).toThrow(sentence)
})

it('API-8 names the commands of a group that was typed alone', () => {
  expect(() => findCommand(commands, ['operators', '--json'])).toThrow(
    /^'operators' is not a whole command: there are '.*operators list'/,
  )
})
