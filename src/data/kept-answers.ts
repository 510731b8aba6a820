import * as v from 'valibot'
import type { LocalArea } from '../lib/local-area.ts'
import type { QuestionnaireAnswers } from '../contract/questionnaire.ts'

/** Questionnaires whose answers are kept at once; the oldest make room. */
const most = 30
/** Characters of all of them together: local storage has room for about five million. */
const mostCharacters = 200_000

const shelf = v.array(
  v.object({
    /** Organisation and questionnaire. */
    key: v.string(),
    answers: v.record(v.string(), v.array(v.string())),
  }),
)
type Shelf = v.InferOutput<typeof shelf>

/** Answers that are not sent yet: they outlast the page, and go when the user signs out (MOD-3). */
export type KeptAnswersData = {
  /** @returns null where nothing is kept */
  keptAnswers(slug: string, questionnaireId: string): QuestionnaireAnswers | null
  /** Keeps them in place of what was kept before; null forgets. */
  keepAnswers(slug: string, questionnaireId: string, answers: QuestionnaireAnswers | null): void
}

/** @param local absent on the server, which keeps nothing */
export function keptAnswersData(local: LocalArea | undefined): KeptAnswersData {
  const read = (): Shelf => readShelf(local?.get('private.questionnaires') ?? null)
  const keyOf = (slug: string, id: string) => `${slug}/${id}`
  return {
    keptAnswers: (slug, id) => read().find((one) => one.key === keyOf(slug, id))?.answers ?? null,
    keepAnswers(slug, id, answers) {
      const key = keyOf(slug, id)
      // Read again before each write: another tab may have answered another questionnaire.
      const others = read().filter((one) => one.key !== key)
      const kept = answers ? [...others, { key, answers }] : others
      local?.set('private.questionnaires', JSON.stringify(fitting(kept)))
    },
  }
}

function fitting(kept: Shelf): Shelf {
  let fits = kept.slice(-most)
  while (fits.length > 1 && JSON.stringify(fits).length > mostCharacters) fits = fits.slice(1)
  return fits
}

function readShelf(text: string | null): Shelf {
  if (!text) return []
  try {
    return v.parse(shelf, JSON.parse(text))
  } catch {
    return []
  }
}
