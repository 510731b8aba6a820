import { grown } from './column.ts'

/** Number of the town that is not known. */
export const nowhere = 0

/**
 * The town of each document: one number. A column would not do, since there are more towns than a column has
 * different values, and no filter goes through them.
 */
export class Towns {
  /** Id of each town by its number. */
  readonly ids: string[] = ['']
  readonly #numbers = new Map<string, number>()
  #of = new Uint32Array(1024)

  /** Number of the town at a place. */
  at(place: number): number {
    return this.#of[place] ?? nowhere
  }

  /** @param id null: not known */
  put(place: number, id: string | null): void {
    if (place >= this.#of.length) this.#of = grown(this.#of, Uint32Array)
    this.#of[place] = id === null ? nowhere : this.#numberOf(id)
  }

  /** Has a place what another one had. */
  move(to: number, from: number): void {
    this.#of[to] = this.at(from)
  }

  #numberOf(id: string): number {
    const known = this.#numbers.get(id)
    if (known !== undefined) return known
    this.#numbers.set(id, this.ids.length)
    return this.ids.push(id) - 1
  }
}
