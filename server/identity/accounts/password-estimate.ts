import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * How hard a password is to guess; a module of its own because its word lists are large and
 * only needed when a password is chosen.
 * @param words what is known about the person
 * @returns 0 (trivial) to 4 (strong)
 */
export function estimate(password: string, words: string[]): number {
  return estimator.check(password, words.filter(Boolean)).score
}
