import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { commands } from './commands.ts'
import { helpText, usageLine } from './help.ts'

describe('API-8 the help', () => {
  it('names every command once, each with a sentence', () => {
    const names = commands.map((one) => one.name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, summary } of commands) {
      expect(name).toMatch(/^[a-z-]+(?: [a-z-]+)?$/)
      expect(summary).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('is what docs/operations.md prints', async () => {
    const document = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
    const lines = helpText(commands, [])
      .split('\n')
      .filter((line) => line.startsWith('  '))
    expect(lines).toHaveLength(commands.length)
    expect(document).toContain(`\`\`\`text\n${lines.join('\n')}\n\`\`\``)
  })

  it.each(commands.map((one) => [one.name, one] as const))(
    'tells how %s is used',
    (name, command) => {
      const text = helpText(commands, name.split(' '))
      expect(text).toContain(`Usage: ${usageLine(command)}`)
      for (const [option, { help }] of Object.entries(command.options)) {
        expect(text).toMatch(new RegExp(`^  --${option}\\b.*  `, 'm'))
        expect(text).toContain(help)
      }
    },
  )
})
