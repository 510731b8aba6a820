import { ProblemError } from '../contract/problem.ts'

/** Takes an answer for a file. @throws ProblemError 502 where it is something else */
export function readFile(answer: unknown): Blob {
  if (answer instanceof Blob) return answer
  throw new ProblemError({
    status: 502,
    code: 'unreadable-answer',
    reason: 'file',
    message: 'The answer of the server is not a file.',
  })
}

/** Takes an answer for a table as CSV, which is read as text. @throws ProblemError 502 where it is something else */
export function readCsvFile(answer: unknown): Blob {
  return readFile(typeof answer === 'string' ? new Blob([answer], { type: 'text/csv' }) : answer)
}
