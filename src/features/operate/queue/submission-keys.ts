import { ProblemError } from '#src/contract/problem.ts'

/** Refusals after which the same submission may still be accepted. */
const maySucceed: readonly number[] = [401, 403, 408, 429]

/**
 * Keys under which drafts are submitted. A draft is never changed but replaced, so that its key belongs to
 * what it says: sent again after its answer was lost, it is decided on once.
 */
export function createSubmissionKeys(newKey: () => string = () => crypto.randomUUID()) {
  const keys = new WeakMap<object, string>()
  return {
    of(draft: object): string {
      const key = keys.get(draft) ?? newKey()
      keys.set(draft, key)
      return key
    },
    /** The server has answered: the next submission of this draft is another one. */
    done: (draft: object) => void keys.delete(draft),
    /** Takes in why a submission failed: a refusal would be repeated under its key for days. */
    failed(draft: object, failure: unknown): void {
      if (!(failure instanceof ProblemError) || failure.code === 'in-progress') return
      const { status } = failure
      if (status >= 400 && status < 500 && !maySucceed.includes(status)) keys.delete(draft)
    },
  }
}
