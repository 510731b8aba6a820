import type { ProblemError } from '#src/contract/problem.ts'

/** Something that is wrong with a file, in words of the dictionary `problems`. */
export type CsvFault = {
  /** Of the file, from 1 on. */
  line: number
  /** As the first line calls it, or its number where it has no name; null: the whole row. */
  column: string | null
  problem: Pick<ProblemError, 'code' | 'reason' | 'params' | 'message'>
}
