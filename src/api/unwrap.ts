import { isRecord } from '../lib/is-record.ts'

/** The content of an answer, whether it comes bare, in `data`, or in `data.data` (API-2). */
export function unwrapData(answer: unknown): unknown {
  let content = answer
  for (let depth = 0; depth < 2 && isRecord(content) && 'data' in content; depth++) {
    content = content['data']
  }
  return content
}

/** The list of an answer, whether it comes bare, in `results`, or in `data`; anything else is empty. */
export function unwrapResults(answer: unknown): unknown[] {
  const content = unwrapData(answer)
  if (Array.isArray(content)) return content
  const results = isRecord(content) ? content['results'] : null
  return Array.isArray(results) ? results : []
}
