import * as v from 'valibot'
import { mistakesIn } from '../../http/parse.ts'
import type { OperatorContext } from '../context.ts'
import { OperatorError } from '../operator-error.ts'

type Schema = v.GenericSchema<unknown, unknown>

/**
 * Reads a JSON file, or standard input for `-`, and checks it.
 * @throws OperatorError naming the file and every field that is wrong
 */
export async function readJson<S extends Schema>(
  context: OperatorContext,
  file: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const name = nameOf(file)
  const value = parseJson(await context.readText(file), name)
  if (typeof value !== 'object' || value === null) {
    throw new OperatorError(`${name} must hold a JSON object.`)
  }
  refuseMistakes(file, mistakesIn(schema, value))
  return v.parse(schema, value)
}

/**
 * Names all mistakes of a file at once: one as a sentence, more of them a line each.
 * @throws OperatorError unless there are none
 */
export function refuseMistakes(file: string, mistakes: readonly string[]): void {
  const sentences = mistakes.map((one) => one.replace(/\.?$/, '.'))
  if (sentences.length === 0) return
  const name = nameOf(file)
  if (sentences.length === 1) throw new OperatorError(`${name}: ${sentences[0]}`)
  const lines = sentences.map((one) => `  ${one}`).join('\n')
  throw new OperatorError(`${name}: ${sentences.length} things are missing or wrong.\n${lines}`)
}

const nameOf = (file: string) => (file === '-' ? 'standard input' : file)

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(`${name} is not JSON: ${reason}.`, { cause })
  }
}
