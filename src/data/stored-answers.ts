import { isRecord } from '../lib/is-record.ts'
import type { LocalArea } from '../lib/local-area.ts'
import type { QuestionnaireAnswers } from '../contract/questionnaire.ts'

/** Questionnaires whose answers are stored at once; the oldest make room. */
const most = 30
/** Characters of all of them together: local storage has room for about five million. */
const mostCharacters = 200_000

/** What somebody has answered in a questionnaire. */
export type StoredRun = {
  /** Also to questions that are not asked any more: they may come back. */
  answers: QuestionnaireAnswers
  /** Revisions of the questions that were asked then, by id; empty where that is not known. */
  seen: Readonly<Record<string, string>>
}

type StoredAnswers = (StoredRun & {
  user: string
  /** Organisation and questionnaire. */
  key: string
})[]

/** Answers that are not sent yet: they outlast the page, and go when their user signs out (MOD-3). */
export type StoredAnswersData = {
  /** @returns null where nothing is stored */
  storedAnswers(slug: string, questionnaireId: string): StoredRun | null
  /** Stores them in place of what was stored before; null removes. */
  storeAnswers(slug: string, questionnaireId: string, run: StoredRun | null): void
  /** In how many questionnaires the signed-in user has answered something that is stored here only. */
  countStoredAnswers(): number
  /** Removes all answers of a user from this device. */
  forgetAnswers(user: string): void
}

/**
 * @param local outlasts the page
 * @param userId of the signed-in user, null without one
 */
export function storedAnswersData(
  local: LocalArea,
  userId: () => string | null,
): StoredAnswersData {
  const read = (): StoredAnswers => readStored(local.get('unsent.questionnaires') ?? null)
  const write = (stored: StoredAnswers) =>
    local.set('unsent.questionnaires', JSON.stringify(stored))
  const keyOf = (slug: string, id: string) => `${slug}/${id}`
  const own = () => read().filter((one) => one.user === userId())
  return {
    storedAnswers(slug, id) {
      const found = own().find((one) => one.key === keyOf(slug, id))
      return found ? { answers: found.answers, seen: found.seen } : null
    },
    storeAnswers(slug, id, run) {
      const user = userId()
      if (user === null) return
      const key = keyOf(slug, id)
      // Read again before each write: another tab may have answered another questionnaire.
      const others = read().filter((one) => one.user !== user || one.key !== key)
      write(fitting(run ? [...others, { ...run, user, key }] : others))
    },
    countStoredAnswers: () =>
      own().filter(({ answers }) => Object.values(answers).some((chosen) => chosen.length > 0))
        .length,
    forgetAnswers(user) {
      const all = read()
      const others = all.filter((one) => one.user !== user)
      if (others.length < all.length) write(others)
    },
  }
}

function fitting(kept: StoredAnswers): StoredAnswers {
  let fits = kept.slice(-most)
  while (fits.length > 1 && JSON.stringify(fits).length > mostCharacters) fits = fits.slice(1)
  return fits
}

function readStored(text: string | null): StoredAnswers {
  if (!text) return []
  try {
    const kept: unknown = JSON.parse(text)
    return isStored(kept)
      ? kept.map((one) => ({ ...one, seen: isRecord(one.seen) ? one.seen : {} }))
      : []
  } catch {
    return []
  }
}

/** By hand: schemas are not worth their weight in a guest's first load. */
function isStored(value: unknown): value is StoredAnswers {
  return (
    Array.isArray(value) &&
    value.every((one: unknown) => {
      if (!isRecord(one)) return false
      const { user, key, answers } = one
      return typeof user === 'string' && typeof key === 'string' && isAnswers(answers)
    })
  )
}

function isAnswers(value: unknown): value is QuestionnaireAnswers {
  const isText = (one: unknown) => typeof one === 'string'
  return (
    isRecord(value) &&
    Object.values(value).every((chosen) => Array.isArray(chosen) && chosen.every(isText))
  )
}
