import type * as v from 'valibot'
import { ProblemError } from '#src/contract/problem.ts'
import { parse } from '../../http/parse.ts'
import type { OperatorContext } from '../context.ts'
import { OperatorError } from '../operator-error.ts'

type Schema = v.GenericSchema<unknown, unknown>

/**
 * Reads a JSON file, or standard input for `-`, and checks it.
 * @throws OperatorError naming the file and the first field that is wrong
 */
export async function readJson<S extends Schema>(
  context: OperatorContext,
  file: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const name = file === '-' ? 'standard input' : file
  const value = parseJson(await context.readText(file), name)
  if (typeof value !== 'object' || value === null) {
    throw new OperatorError(`${name} must hold a JSON object.`)
  }
  try {
    return parse(schema, value, 'body')
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const { field = '', message } = error
    // Not every message of a schema names its field.
    const sentence = message.includes(field) ? message : `${field}: ${message}`
    throw new OperatorError(`${name}: ${sentence.replace(/\.?$/, '.')}`, { cause: error })
  }
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(`${name} is not JSON: ${reason}.`, { cause })
  }
}
