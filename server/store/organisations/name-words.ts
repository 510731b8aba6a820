import type { Connection } from '../engine.ts'

/** Letters of a word that are stored: what is looked up here has at most two, and must not be alone. */
const storedLetters = 3
/** Organisations read, and words written, with one statement. */
const batch = 2_000

/** Scripts that write without spaces, so that a word may begin at any letter. */
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether a word belongs to a script in which words stand side by side without a space. */
export function isUnspaced(word: string): boolean {
  return unspacedScript.test(word)
}

/**
 * How the words of a name begin, each once.
 * @param core the folded name without its legal form
 */
export function wordStarts(core: string): string[] {
  const starts = core.split(' ').flatMap((word) => {
    const letters = [...word]
    const places = isUnspaced(word) ? letters.keys() : [0]
    return [...places].map((at) => letters.slice(at, at + storedLetters).join(''))
  })
  return [...new Set(starts)].filter((start) => start !== '')
}

/** Makes the words by which an organisation is found those of its name. */
export async function saveNameWords(
  transaction: Connection,
  id: string,
  core: string,
): Promise<void> {
  const { no } = await transaction
    .selectFrom('organisations')
    .select('no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await transaction.deleteFrom('organisation_words').where('organisation_no', '=', no).execute()
  await insertWords(transaction, [{ no, core_key: core }])
}

/** Writes the words of all organisations, where none are written yet. */
export async function saveAllNameWords(transaction: Connection): Promise<void> {
  for (let last = 0; ;) {
    const names = await transaction
      .selectFrom('organisations')
      .select(['no', 'core_key'])
      .where('no', '>', last)
      .orderBy('no')
      .limit(batch)
      .execute()
    await insertWords(transaction, names)
    if (names.length < batch) return
    last = names.at(-1)?.no ?? last
  }
}

async function insertWords(
  transaction: Connection,
  names: readonly { no: number; core_key: string }[],
): Promise<void> {
  const rows = names.flatMap(({ no, core_key }) =>
    wordStarts(core_key).map((word) => ({ organisation_no: no, word })),
  )
  for (let from = 0; from < rows.length; from += batch) {
    await transaction
      .insertInto('organisation_words')
      .values(rows.slice(from, from + batch))
      .execute()
  }
}
