import type * as v from 'valibot'

/**
 * What a schema has found, in English: a whole sentence, or what follows the name of the field. For what Valibot
 * itself finds there are words of our own: its messages repeat what was sent.
 */
export function schemaWords(issue: v.BaseIssue<unknown>): string {
  return issue.kind === 'schema' ? ownWords(issue) : issue.message
}

function ownWords({ expected, input, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') {
    // A schema may say in words of its own what its names are.
    return message.startsWith('Invalid key:') ? 'is not a field that can be sent' : message
  }
  if (input === undefined) return 'is missing'
  const wanted: Readonly<Record<string, string>> = {
    string: 'text',
    Array: 'a list',
    Object: 'an object',
  }
  return `must be ${wanted[expected ?? ''] ?? expected?.replaceAll('"', '')}`
}
