import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { OperatorError } from './operator-error.ts'

/**
 * The text of a file; `-` is standard input.
 * @throws OperatorError when it cannot be read
 */
export async function readText(file: string, stdin: NodeJS.ReadableStream): Promise<string> {
  try {
    return file === '-' ? await text(stdin) : await readFile(file, 'utf8')
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is none' : cause
    throw new OperatorError(`The file ${file} cannot be read: ${String(reason)}.`)
  }
}
